/* Games side by side, and what the rules know how to do with them. Stands behind the type State. */

typedef struct {
    State *p;
    int64_t n;
} Pool;

#define GAME(pool, at) (&(pool).p[AT(at, (pool).n)])
#define copy_game(pool, target, source) ((void)(*GAME(pool, target) = *GAME(pool, source)))
#define fingerprint(pool, at) fingerprint_of((const Word *)GAME(pool, at))

/* `pool.mixed` and `pool.fingerprint` of the plain backend; KEY, LANE_… and the places of words come from there. */

typedef uint64_t __attribute__((may_alias)) Word;

static inline uint64_t mixed(uint64_t lane, uint64_t word)
{
    uint64_t both = lane ^ word;
    return (both & UINT32_MAX) * (both >> 32) ^ (both << 24 | both >> 40);
}

static int64_t fingerprint_of(const Word *words)
{
    uint64_t a = LANE_A, b = LANE_B, c = LANE_C, d = LANE_D;
    int i = AFTER_EVENTS;
    for (; i + 4 <= ALL_WORDS; i += 4) {
        a = mixed(a, words[i]);
        b = mixed(b, words[i + 1]);
        c = mixed(c, words[i + 2]);
        d = mixed(d, words[i + 3]);
    }
    for (; i < ALL_WORDS; i++)
        a = mixed(a, words[i]);
    uint64_t value = mixed(mixed(mixed(mixed(mixed(KEY, a), b), c), d), words[0]) * KEY;
    return (int64_t)(value ^ value >> 32);
}

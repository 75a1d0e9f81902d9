/* Games side by side, and what the rules know how to do with them. Stands behind the type State. */

typedef struct {
    State *p;
    int64_t n;
} Pool;

#define GAME(pool, at) (&(pool).p[AT(at, (pool).n)])
#define copy_game(pool, target, source) ((void)(*GAME(pool, target) = *GAME(pool, source)))
#define fingerprint(pool, at) fingerprint_of((const Word *)GAME(pool, at))

/* `pool.mixed` and `pool.fingerprint` of the plain backend; KEY and the places of words come from there. */

typedef uint64_t __attribute__((may_alias)) Word;
typedef uint64_t __attribute__((vector_size(16), aligned(8), may_alias)) Two;

#ifdef __SSE2__
#include <emmintrin.h>
#define HALVES(both) ((Two)_mm_mul_epu32((__m128i)(both), (__m128i)((both) >> 32)))
#else
#define HALVES(both) (((both) & UINT32_MAX) * ((both) >> 32))
#endif

static inline uint64_t mixed(uint64_t lane, uint64_t word)
{
    uint64_t both = lane ^ word;
    return (both & UINT32_MAX) * (both >> 32) ^ (both << 24 | both >> 40);
}

#define KEY_OF(place) (KEY * (2 * (uint64_t)(place) + 1))

static int64_t fingerprint_of(const Word *words)
{
    Two sums[LANES / 2] = {0}, keys[LANES / 2];
    for (int lane = 0; lane < LANES; lane += 2)
        keys[lane / 2] = (Two){KEY_OF(lane), KEY_OF(lane + 1)};
    const Word *counted = words + AFTER_EVENTS;
    int i = 0;
    for (; i + LANES <= COUNTED; i += LANES)
        for (int lane = 0; lane < LANES; lane += 2) {
            Two two = *(const Two *)(counted + i + lane), both = two ^ keys[lane / 2];
            sums[lane / 2] += HALVES(both) + (Two){two[1], two[0]};
            keys[lane / 2] += (Two){2 * LANES * KEY, 2 * LANES * KEY};
        }
    Word *lanes = (Word *)sums;
    for (; i < COUNTED; i++) {
        uint64_t both = counted[i] ^ KEY_OF(i);
        lanes[i % LANES] += (both & UINT32_MAX) * (both >> 32);
        lanes[i % LANES ^ 1] += counted[i];
    }
    uint64_t low = mixed(mixed(lanes[0], lanes[1]), mixed(lanes[2], lanes[3]));
    uint64_t high = mixed(mixed(lanes[4], lanes[5]), mixed(lanes[6], lanes[7]));
    uint64_t value = mixed(mixed(low, high), words[0]) * KEY;
    return (int64_t)(value ^ value >> 32);
}

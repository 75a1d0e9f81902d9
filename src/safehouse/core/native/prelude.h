/* What translated rules stand on: numbers as Python has them, within 64 bits. No library is needed. */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef _WIN32
#define PUBLIC __declspec(dllexport)
#else
#define PUBLIC __attribute__((visibility("default")))
#endif

/* Most rules are worked into those that call them; joints, which several call, stay functions. */
#define RULE static inline
#define JOINT static __attribute__((noinline))

typedef struct {
    int64_t *p;
    int64_t n;
} Buf;

#ifdef CHECKED
#include "checked.h"
#else
#define AT(index, length) (index)
#define FITTING(value, bits) (value)
#define ADD(a, b) ((a) + (b))
#define SUB(a, b) ((a) - (b))
#define MUL(a, b) ((a) * (b))
#define NEGATE(a) (-(a))
#define SHIFT_LEFT(a, count) ((a) << (count))
#define SHIFT_RIGHT(a, count) ((a) >> (count))
#define FLOOR_DIV(a, b) floor_div(a, b)
#define FLOOR_MOD(a, b) floor_mod(a, b)
#define DIVIDE(a, b) ((a) / (b))
#define LOWEST(mask) ((int64_t)__builtin_ctzll((uint64_t)(mask)))
#endif

#define COUNT_BITS(mask) ((int64_t)__builtin_popcountll((uint64_t)(mask)))
#define LEAST(a, b) least(a, b)
#define MOST(a, b) most(a, b)

static inline int64_t floor_div(int64_t a, int64_t b)
{
    int64_t quotient = a / b;
    return quotient - ((a % b != 0) & ((a ^ b) < 0));
}

static inline int64_t floor_mod(int64_t a, int64_t b)
{
    int64_t rest = a % b;
    return rest + (b & -(int64_t)((rest != 0) & ((rest ^ b) < 0)));
}

static inline int64_t least(int64_t a, int64_t b) { return b < a ? b : a; }

static inline int64_t most(int64_t a, int64_t b) { return b > a ? b : a; }

static inline double square_root(double x) { return __builtin_sqrt(x); }

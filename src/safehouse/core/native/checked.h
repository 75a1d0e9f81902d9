/* The checked build: whatever leaves the dialect ends the call, with the place in the Python source (see `#line`). */
#include <setjmp.h>

enum { NONE, BAD_INDEX, TOO_BIG, NO_DIVISOR, BAD_SHIFT, OVERFLOW_64, NO_MEMBER };

PUBLIC int64_t fault_kind, fault_value, fault_bound, fault_line;
PUBLIC const char *fault_file;
static jmp_buf way_out;

static _Noreturn __attribute__((cold)) void fail(int kind, int64_t value, int64_t bound, const char *file, int line)
{
    fault_kind = kind, fault_value = value, fault_bound = bound, fault_file = file, fault_line = line;
    longjmp(way_out, 1);
}

#define CHECK(holds, kind, value, bound) \
    if (__builtin_expect(!(holds), 0)) fail(kind, value, bound, file, line)
#define PLACE const char *file, int line

static inline int64_t checked_at(int64_t index, int64_t length, PLACE)
{
    CHECK((uint64_t)index < (uint64_t)length, BAD_INDEX, index, length);
    return index;
}

static inline int64_t checked_fitting(int64_t value, int bits, PLACE)
{
    CHECK(value >= -(INT64_C(1) << (bits - 1)) && value < INT64_C(1) << (bits - 1), TOO_BIG, value, bits);
    return value;
}

static inline int64_t checked_add(int64_t a, int64_t b, PLACE)
{
    int64_t result;
    CHECK(!__builtin_add_overflow(a, b, &result), OVERFLOW_64, a, b);
    return result;
}

static inline int64_t checked_sub(int64_t a, int64_t b, PLACE)
{
    int64_t result;
    CHECK(!__builtin_sub_overflow(a, b, &result), OVERFLOW_64, a, b);
    return result;
}

static inline int64_t checked_mul(int64_t a, int64_t b, PLACE)
{
    int64_t result;
    CHECK(!__builtin_mul_overflow(a, b, &result), OVERFLOW_64, a, b);
    return result;
}

static inline int64_t checked_left(int64_t a, int64_t count, PLACE)
{
    CHECK(count >= 0 && count < 64, BAD_SHIFT, count, 64);
    int64_t result = (int64_t)((uint64_t)a << count);
    CHECK(result >> count == a, OVERFLOW_64, a, count);
    return result;
}

static inline int64_t checked_right(int64_t a, int64_t count, PLACE)
{
    CHECK(count >= 0 && count < 64, BAD_SHIFT, count, 64);
    return a >> count;
}

static inline int64_t floor_div(int64_t a, int64_t b);
static inline int64_t floor_mod(int64_t a, int64_t b);

static inline int64_t checked_div(int64_t a, int64_t b, PLACE)
{
    CHECK(b != 0, NO_DIVISOR, a, b);
    CHECK(a != INT64_MIN || b != -1, OVERFLOW_64, a, b);
    return floor_div(a, b);
}

static inline int64_t checked_mod(int64_t a, int64_t b, PLACE)
{
    CHECK(b != 0, NO_DIVISOR, a, b);
    return b == -1 ? 0 : floor_mod(a, b);
}

static inline double checked_divide(double a, double b, PLACE)
{
    CHECK(b != 0.0, NO_DIVISOR, 0, 0);
    return a / b;
}

static inline int64_t checked_lowest(int64_t mask, PLACE)
{
    CHECK(mask != 0, NO_MEMBER, mask, 0);
    return __builtin_ctzll((uint64_t)mask);
}

#define AT(index, length) checked_at(index, length, __FILE__, __LINE__)
#define FITTING(value, bits) checked_fitting(value, bits, __FILE__, __LINE__)
#define ADD(a, b) checked_add(a, b, __FILE__, __LINE__)
#define SUB(a, b) checked_sub(a, b, __FILE__, __LINE__)
#define MUL(a, b) checked_mul(a, b, __FILE__, __LINE__)
#define NEGATE(a) checked_sub(0, a, __FILE__, __LINE__)
#define SHIFT_LEFT(a, count) checked_left(a, count, __FILE__, __LINE__)
#define SHIFT_RIGHT(a, count) checked_right(a, count, __FILE__, __LINE__)
#define FLOOR_DIV(a, b) checked_div(a, b, __FILE__, __LINE__)
#define FLOOR_MOD(a, b) checked_mod(a, b, __FILE__, __LINE__)
#define DIVIDE(a, b) checked_divide(a, b, __FILE__, __LINE__)
#define LOWEST(mask) checked_lowest(mask, __FILE__, __LINE__)

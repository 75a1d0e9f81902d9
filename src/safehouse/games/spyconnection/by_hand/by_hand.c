/* Spy Connection's networks and prices (SPY-5.2, 6.15) as somebody would write them in C: beside the translated rules
 * it shows how near the limit they are. Benchmarks alone use it; the tables before it come from the data set. */

static unsigned long network(const State *s, int seat)
{
    unsigned long mask = 1ul << s->spy_[seat], before = 0;
    const int8_t *filled = s->filled_[seat];
    while (mask != before) {
        before = mask;
        for (int i = 0; i < CONNECTIONS; i++) {
            unsigned long ends = 1ul << END_A[i] | 1ul << END_B[i];
            if (filled[i] == LENGTH[i] && mask & ends)
                mask |= ends;
        }
    }
    return mask;
}

static int prices(const State *s, int seat)
{
    int total = 0;
    for (int field = 0; field < FIELDS; field++)
        if (!s->agents_[seat][field])
            total += s->owners_[field] ? 2 : 1;
    return total;
}

static int64_t by_hand__survey_(Pool pool, int64_t count)
{
    State *s = pool.p;
    int64_t total = 0;
    for (int64_t i = 0; i < count; i++) {
        s->spy_[0] = i % CITIES;
        s->owners_[i % FIELDS] = i & 1;
        for (int seat = 0; seat < s->seats_; seat++)
            total += network(s, seat) + prices(s, seat);
    }
    return total;
}

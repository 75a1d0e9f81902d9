/* The way in from Python, without its headers and without symbols to be found: what it needs of Python's interface
 * (all of it in the stable one) is written into `python` when the library has been loaded. */

typedef struct {
    void *buf, *obj;
    ptrdiff_t len, itemsize;
    int readonly, ndim;
    char *format;
    ptrdiff_t *shape, *strides, *suboffsets;
    void *internal;
} View;

PUBLIC struct {
    int (*get_buffer)(void *, View *, int);
    void (*release_buffer)(View *);
    long long (*to_number)(void *);
    void *(*from_number)(long long);
    void *(*error)(void);
    void (*set_error)(void *, const char *);
    void **type_error;
} python;

#define WRITABLE 1

/* The memory of an array; false, with an error set, where it is none or one of other things. */
static bool look_into(void *array, View *view, ptrdiff_t size, const char *wanted)
{
    if (python.get_buffer(array, view, WRITABLE))
        return false;
    if (view->itemsize == size)
        return true;
    python.release_buffer(view);
    python.set_error(*python.type_error, wanted);
    return false;
}

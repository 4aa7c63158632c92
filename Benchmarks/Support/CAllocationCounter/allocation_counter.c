#include "allocation_counter.h"

// The functions of an executable go before those of the libraries it is linked with: these count, and leave the work
// to glibc, which offers its own under a second name.
#include <stdlib.h>

#if defined(__GLIBC__)

#include <errno.h>
#include <stdatomic.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static atomic_long total;

static void count_one(void) { atomic_fetch_add_explicit(&total, 1, memory_order_relaxed); }

void *malloc(size_t size) {
  count_one();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  count_one();
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  count_one();
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count_one();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count_one();
  void *result = __libc_memalign(alignment, size);
  if (!result) return ENOMEM;
  *block = result;
  return 0;
}

long allocation_counter_total(void) { return atomic_load_explicit(&total, memory_order_relaxed); }

#else

long allocation_counter_total(void) { return -1; }

#endif

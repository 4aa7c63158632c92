#include "allocation_counter.h"

// The functions of an executable go before those of the libraries it is linked with: these count, and leave the work
// to glibc, which offers its own under a second name.
#include <stdlib.h>

#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

static atomic_long total;
static atomic_bool follows_bytes;
static atomic_long bytes_held;
static atomic_long bytes_requested;

static long read_counter(atomic_long *counter) { return atomic_load_explicit(counter, memory_order_relaxed); }

static void add(atomic_long *counter, long count) {
  atomic_fetch_add_explicit(counter, count, memory_order_relaxed);
}

static bool is_following(void) { return atomic_load_explicit(&follows_bytes, memory_order_relaxed); }

/// Counts a block, and passes it on.
static void *handed_out(void *block, size_t size) {
  add(&total, 1);
  if (is_following()) {
    add(&bytes_held, (long)malloc_usable_size(block));
    add(&bytes_requested, (long)size);
  }
  return block;
}

static void will_be_given_back(void *block) {
  if (is_following()) add(&bytes_held, -(long)malloc_usable_size(block));
}

void *malloc(size_t size) { return handed_out(__libc_malloc(size), size); }

void *calloc(size_t count, size_t size) { return handed_out(__libc_calloc(count, size), count * size); }

void *realloc(void *block, size_t size) {
  will_be_given_back(block);
  return handed_out(__libc_realloc(block, size), size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  return handed_out(__libc_memalign(alignment, size), size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *result = handed_out(__libc_memalign(alignment, size), size);
  if (!result) return ENOMEM;
  *block = result;
  return 0;
}

void free(void *block) {
  will_be_given_back(block);
  __libc_free(block);
}

long allocation_counter_total(void) { return read_counter(&total); }

void allocation_counter_follow_bytes(bool follows) {
  atomic_store_explicit(&bytes_held, 0, memory_order_relaxed);
  atomic_store_explicit(&bytes_requested, 0, memory_order_relaxed);
  atomic_store_explicit(&follows_bytes, follows, memory_order_relaxed);
}

long allocation_counter_bytes_held(void) { return read_counter(&bytes_held); }

long allocation_counter_bytes_requested(void) { return read_counter(&bytes_requested); }

void allocation_counter_keep_freed_memory(void) {
  // A block in a mapping of its own goes back as soon as it is given back: there are to be none.
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, -1);
}

#else

long allocation_counter_total(void) { return -1; }

void allocation_counter_follow_bytes(bool follows) {}

long allocation_counter_bytes_held(void) { return 0; }

long allocation_counter_bytes_requested(void) { return 0; }

void allocation_counter_keep_freed_memory(void) {}

#endif

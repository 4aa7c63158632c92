// The few C functions that Embedded Swift expects, for a module without an operating system: an allocator with one
// free list per power of two, memory and string primitives, and a counter in place of entropy.

typedef unsigned long size_t;
typedef unsigned char byte;

extern byte __heap_base;

enum { minimum_class = 4, class_count = 28, page_size = 65536 };

struct block {
  size_t class;
  struct block *next;
  size_t reserved[2];
};

static struct block *free_lists[class_count];
static size_t heap_end;

static void *grow(size_t size) {
  if (heap_end == 0) heap_end = ((size_t)&__heap_base + 15) & ~(size_t)15;
  size_t start = heap_end;
  heap_end += size;
  size_t available = __builtin_wasm_memory_size(0) * (size_t)page_size;
  if (heap_end > available) {
    size_t pages = (heap_end - available + page_size - 1) / page_size;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
  }
  return (void *)start;
}

void *malloc(size_t size) {
  size_t class = minimum_class;
  while (((size_t)1 << class) < size + sizeof(struct block)) class++;
  if (class >= class_count) __builtin_trap();
  struct block *block = free_lists[class];
  if (block) {
    free_lists[class] = block->next;
  } else {
    block = grow((size_t)1 << class);
    block->class = class;
  }
  return block + 1;
}

void free(void *pointer) {
  if (!pointer) return;
  struct block *block = (struct block *)pointer - 1;
  block->next = free_lists[block->class];
  free_lists[block->class] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16) __builtin_trap();
  *result = malloc(size);
  return 0;
}

void *memcpy(void *to, const void *from, size_t size) {
  byte *target = to;
  const byte *source = from;
  while (size--) *target++ = *source++;
  return to;
}

void *memmove(void *to, const void *from, size_t size) {
  byte *target = to;
  const byte *source = from;
  if (target <= source) return memcpy(to, from, size);
  while (size--) target[size] = source[size];
  return to;
}

void *memset(void *to, int value, size_t size) {
  byte *target = to;
  while (size--) *target++ = (byte)value;
  return to;
}

int memcmp(const void *left, const void *right, size_t size) {
  const byte *a = left, *b = right;
  for (; size--; a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

size_t strlen(const char *text) {
  size_t length = 0;
  while (text[length]) length++;
  return length;
}

void arc4random_buf(void *to, size_t size) {
  static unsigned state = 0x9E3779B9u;
  byte *target = to;
  while (size--) {
    state = state * 1664525u + 1013904223u;
    *target++ = (byte)(state >> 24);
  }
}

int putchar(int character) { return character; }

// Compiler support: the product of two 128-bit numbers, schoolbook with 32-bit digits.
__int128 __multi3(__int128 left, __int128 right) {
  unsigned long long a = (unsigned long long)left, b = (unsigned long long)right;
  unsigned long long a_low = a & 0xffffffff, a_high = a >> 32, b_low = b & 0xffffffff, b_high = b >> 32;
  unsigned long long low = a_low * b_low, cross = a_low * b_high, other = a_high * b_low;
  unsigned long long middle = (low >> 32) + (cross & 0xffffffff) + (other & 0xffffffff);
  unsigned long long high = a_high * b_high + (cross >> 32) + (other >> 32) + (middle >> 32);
  high += a * (unsigned long long)(right >> 64) + (unsigned long long)(left >> 64) * b;
  return (__int128)(((unsigned __int128)high << 64) | (middle << 32) | (low & 0xffffffff));
}

double round(double value) {
  double whole = __builtin_trunc(value), rest = value - whole;
  return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole;
}

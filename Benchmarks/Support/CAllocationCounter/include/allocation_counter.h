#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>

/// How many blocks of memory this process has asked for so far; -1 where that cannot be counted.
long allocation_counter_total(void);

/// Begins to follow bytes, from zero, or stops it. While nobody follows them, nothing is slowed down by it.
void allocation_counter_follow_bytes(bool follows);

/// The bytes of blocks that were handed out while bytes were followed, less those that were given back.
long allocation_counter_bytes_held(void);

/// The bytes that were asked for while bytes were followed.
long allocation_counter_bytes_requested(void);

#endif

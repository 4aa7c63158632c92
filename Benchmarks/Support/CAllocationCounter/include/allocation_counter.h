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

/// Has the allocator keep the memory that is given back, all of it, instead of handing it to the system and asking for
/// it again: what the system does for a new page is then not measured. Where that cannot be had, nothing happens.
void allocation_counter_keep_freed_memory(void);

#endif

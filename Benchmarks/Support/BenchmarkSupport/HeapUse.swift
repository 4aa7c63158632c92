import CAllocationCounter

/// What making a value asks of the heap.
public struct HeapUse: Sendable {
  /// The bytes that the value holds, with what the allocator adds to each block it can use.
  public var held: Int
  /// The bytes of all blocks that were asked for on the way, those that were given back included.
  public var requested: Int

  /// Makes a value, and tells what that took; nil where it cannot be counted.
  ///
  /// No other thread may work with the heap meanwhile, and what was made before must not be let go of.
  public static func of<Value>(_ make: () -> Value) -> HeapUse? {
    allocation_counter_follow_bytes(true)
    let value = make()
    let use = HeapUse(
      held: allocation_counter_bytes_held(), requested: allocation_counter_bytes_requested())
    allocation_counter_follow_bytes(false)
    blackHole(value)
    return allocation_counter_total() < 0 ? nil : use
  }

  /// Has the process keep the memory that it gave back, so that asking for it again costs the same every time: what
  /// the system takes to find and clear a page can be more than a loop over it. Only with glibc.
  public static func keepFreedMemory() { allocation_counter_keep_freed_memory() }
}

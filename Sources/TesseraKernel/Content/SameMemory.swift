#if !hasFeature(Embedded)
// Comparison of elements by their memory. It reads only bytes of elements that are alive during the
// comparison, writes nothing, and turns no byte into a value.

/// Counts the elements at the start of two lists that are the same bit by bit. Such elements are equal,
/// whatever their type: they are the same numbers, and refer to the same objects.
///
/// - Complexity: O(1) if both lists are the same memory; O(result) otherwise.
@usableFromInline
func countOfSameMemory<Element>(
  _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>
) -> Int {
  let count = min(old.count, new.count)
  if old.baseAddress == new.baseAddress { return count }
  let (size, stride) = (MemoryLayout<Element>.size, MemoryLayout<Element>.stride)
  let (old, new) = (UnsafeRawBufferPointer(old), UnsafeRawBufferPointer(new))
  for position in 0..<count {
    var offset = position * stride
    let end = offset + size
    while offset + 8 <= end {
      if old.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != new.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return position
      }
      offset += 8
    }
    while offset < end {
      if old[offset] != new[offset] { return position }
      offset += 1
    }
  }
  return count
}
#endif

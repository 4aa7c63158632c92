#if !hasFeature(Embedded)
// Comparison of elements by their memory. It reads only bytes of elements that are alive during the
// comparison, writes nothing, and turns no byte into a value.

/// Counts the elements at the start of two lists that are the same bit by bit. Such elements are equal,
/// whatever their type: they are the same numbers, and refer to the same objects.
///
/// - Complexity: O(1) if both lists are the same memory; O(result) otherwise.
@inlinable
func countOfSameMemory<Element>(
  _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>
) -> Int {
  let count = min(old.count, new.count)
  if old.baseAddress == new.baseAddress { return count }
  guard let old = UnsafeRawPointer(old.baseAddress), let new = UnsafeRawPointer(new.baseAddress) else {
    return 0
  }
  let (size, stride) = (MemoryLayout<Element>.size, MemoryLayout<Element>.stride)
  for position in 0..<count where !isSameMemory(old + position * stride, new + position * stride, size) {
    return position
  }
  return count
}

/// Returns whether two blocks of memory contain the same bytes. With a known size, the loops are unrolled.
@inlinable @inline(__always)
func isSameMemory(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ size: Int) -> Bool {
  var difference: UInt64 = 0
  var offset = 0
  while offset + 8 <= size {
    difference |=
      left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      ^ right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    offset += 8
  }
  while offset < size {
    difference |= UInt64(
      left.load(fromByteOffset: offset, as: UInt8.self)
        ^ right.load(fromByteOffset: offset, as: UInt8.self))
    offset += 1
  }
  return difference == 0
}
#endif

/// A ring buffer whose elements begin in the middle of its storage; the first index is not zero.
struct Ring<Element>: RandomAccessCollection {
  private let storage: [Element]
  private let first: Int

  init(_ elements: some Sequence<Element>, turnedBy turn: Int = 3) {
    let elements = Array(elements)
    first = turn
    let split = elements.isEmpty ? 0 : turn % elements.count
    storage = Array(elements[(elements.count - split)...] + elements[..<(elements.count - split)])
  }

  var startIndex: Int { first }

  var endIndex: Int { first + storage.count }

  subscript(index: Int) -> Element { storage[index % storage.count] }
}

/// An item with changeable content. It prints as its id, with a prime for each change: `3''`.
struct Row: Identifiable, Equatable, CustomStringConvertible {
  let id: Int
  var content = 0

  var description: String { "\(id)" + String(repeating: "'", count: content) }
}

extension Row: ExpressibleByIntegerLiteral {
  init(integerLiteral id: Int) { self.id = id }
}

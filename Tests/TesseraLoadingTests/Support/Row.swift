/// An item with an id and a version of its content.
struct Row: Identifiable, Hashable, Sendable {
  var id: Int
  var version = 0
}

extension Row: CustomStringConvertible {
  var description: String { version > 0 ? "\(id)'\(version)" : "\(id)" }
}

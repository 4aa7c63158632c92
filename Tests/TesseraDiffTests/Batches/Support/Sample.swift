/// One version of sectioned data, written as it prints: `A[1 2] B'[3']`.
///
/// Ids of sections are letters, ids of rows are numbers. Each is unique in a version; a prime marks other
/// content.
struct Sample: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
  var groups: [Group]

  init(_ groups: [Group]) { self.groups = groups }

  init(stringLiteral text: String) {
    groups = text.split(separator: "]").map { part in
      let halves = part.split(separator: "[", omittingEmptySubsequences: false)
      let head = halves[0].filter { $0 != " " }
      let rows = halves[1].split(separator: " ").map { row in
        Row(id: Int(row.filter { $0 != "'" }) ?? -1, look: row.count { $0 == "'" })
      }
      return Group(id: head.filter { $0 != "'" }, look: head.count { $0 == "'" }, rows: rows)
    }
  }

  var description: String { groups.map { $0.description }.joined(separator: " ") }

  var counts: [Int] { groups.map { $0.rows.count } }
  var rows: [[Row]] { groups.map { $0.rows } }

  func section(_ id: String) -> Int? { groups.firstIndex { $0.id == id } }

  /// A row: its id and its content.
  struct Row: Hashable, CustomStringConvertible {
    var id: Int
    var look = 0

    /// The id, and a prime for each change of content.
    var description: String { "\(id)" + String(repeating: "'", count: look) }
  }

  /// A section: its id, the content of its header, and its rows.
  struct Group: Hashable, CustomStringConvertible {
    var id: String
    var look = 0
    var rows: [Row]

    /// `A[1 2' 3]`.
    var description: String {
      id + String(repeating: "'", count: look) + "[" + rows.map { $0.description }.joined(separator: " ")
        + "]"
    }
  }
}

import GRDB
import TesseraSQLite

/// A note of the plain array.
struct ModelNote: Codable, FetchableRecord, Sendable {
  var id: Int
  var name: String
  var rank: Int?
  var code: String?
}

extension TableOrder {
  var isByRank: Bool {
    if case .column("rank", _) = self { true } else { false }
  }

  func precedes(_ one: ModelNote, _ other: ModelNote) -> Bool {
    switch self {
    case .rowID(false): one.id < other.id
    case .rowID(true): one.id > other.id
    case .column("rank", false): (one.rank ?? 0, one.id) < (other.rank ?? 0, other.id)
    case .column("rank", true): (one.rank ?? 0, one.id) > (other.rank ?? 0, other.id)
    case .column: (one.foldedName, one.id) < (other.foldedName, other.id)
    }
  }
}

extension ModelNote {
  /// The name as SQLite compares it: bytes with lowercase ASCII letters.
  fileprivate var foldedName: String {
    String(decoding: name.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }
}

extension TableStep {
  /// Whether it may remove a row without a notification.
  var isReplacement: Bool {
    switch self {
    case .replace: true
    case .several(let steps): steps.contains { $0.isReplacement }
    default: false
    }
  }

  /// Returns the row at a place, modulo the number of rows; `nil` if there are no rows.
  private func row(_ place: Int, _ shown: [Int]) -> Int? { shown.isEmpty ? nil : shown[place % shown.count] }

  private func rows(_ place: Int, _ count: Int, _ shown: [Int]) -> [Int] {
    shown.isEmpty ? [] : Array(shown[(place % shown.count)...].prefix(count))
  }

  /// Returns the statements for the database.
  func statements(_ shown: [Int], _ notes: [ModelNote]) -> [(String, StatementArguments)] {
    switch self {
    case .insert(let id, let name, let rank):
      return [("INSERT OR IGNORE INTO note (id, name, rank) VALUES (?, ?, ?)", [id, name, rank])]
    case .insertMany(let count):
      let first = (notes.map { $0.id }.max() ?? 0) + 1
      return (first..<first + count).map {
        ("INSERT INTO note (id, name, rank) VALUES (?, ?, ?)", [$0, "many", $0 % 20])
      }
    case .delete(let place): return row(place, shown).map { [("DELETE FROM note WHERE id = ?", [$0])] } ?? []
    case .deleteRange(let place, let count):
      return rows(place, count, shown).map { ("DELETE FROM note WHERE id = ?", [$0]) }
    case .rename(let place, let name):
      return row(place, shown).map { [("UPDATE note SET name = ? WHERE id = ?", [name, $0])] } ?? []
    case .rank(let place, let rank):
      return row(place, shown).map { [("UPDATE note SET rank = ? WHERE id = ?", [rank, $0])] } ?? []
    case .renumber(let place, let id):
      return row(place, shown).map { [("UPDATE OR IGNORE note SET id = ? WHERE id = ?", [id, $0])] } ?? []
    case .replace(let place, let code):
      return row(place, shown).map {
        [("UPDATE OR REPLACE note SET code = ? WHERE id = ?", ["\(code)", $0])]
      } ?? []
    default: return []
    }
  }

  /// The equivalent change of the plain array.
  func change(_ notes: inout [ModelNote], _ shown: [Int]) {
    func change(_ place: Int, _ body: (inout ModelNote) -> Void) {
      guard let id = row(place, shown), let index = notes.firstIndex(where: { $0.id == id }) else { return }
      body(&notes[index])
    }
    switch self {
    case .insert(let id, let name, let rank):
      if !notes.contains(where: { $0.id == id }) { notes.append(ModelNote(id: id, name: name, rank: rank)) }
    case .insertMany(let count):
      let first = (notes.map { $0.id }.max() ?? 0) + 1
      notes += (first..<first + count).map { ModelNote(id: $0, name: "many", rank: $0 % 20) }
    case .delete(let place): notes.removeAll { $0.id == row(place, shown) }
    case .deleteRange(let place, let count):
      let gone = Set(rows(place, count, shown))
      notes.removeAll { gone.contains($0.id) }
    case .rename(let place, let name): change(place) { $0.name = name }
    case .rank(let place, let rank): change(place) { $0.rank = rank }
    case .renumber(let place, let id):
      if !notes.contains(where: { $0.id == id }) { change(place) { $0.id = id } }
    case .replace(let place, let code):
      guard let id = row(place, shown), notes.contains(where: { $0.id == id }) else { return }
      notes.removeAll { $0.code == "\(code)" && $0.id != id }
      change(place) { $0.code = "\(code)" }
    default: break
    }
  }
}

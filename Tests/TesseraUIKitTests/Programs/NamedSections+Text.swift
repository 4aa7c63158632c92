#if canImport(UIKit)
extension NamedSections: ExpressibleByStringLiteral {
  /// Parses sections such as `a: 1 2*
  /// b*: 3`, where a star marks another revision of the same item or section.
  init(stringLiteral text: String) {
    sections = text.split(separator: "|").map { section in
      let parts = section.split(separator: ":", omittingEmptySubsequences: false)
      let (id, revision) = Self.read(String(parts[0]))
      let items = parts.count > 1 ? parts[1].split(separator: " ").map { Self.read(String($0)) } : []
      return NamedSection(
        id: id, revision: revision,
        items: items.map { NamedItem(id: Int($0.id) ?? -1, revision: $0.revision) })
    }
  }

  private static func read(_ word: String) -> (id: String, revision: Int) {
    let word = word.filter { $0 != " " }
    return word.hasSuffix("*") ? (String(word.dropLast()), 1) : (word, 0)
  }
}
#endif

import TesseraTesting

extension BatchModel<String> {
  /// Parses the output of `description`: `fruit[apple pear:2] nuts:1[]`.
  init(_ text: String) {
    self.init()
    for part in text.split(separator: "]") {
      guard let bracket = part.firstIndex(of: "[") else { continue }
      let head = Item(text: part[..<bracket].drop { $0 == " " })
      let items = part[part.index(after: bracket)...].split(separator: " ").map { Item(text: $0) }
      sections.append(Section(id: head.id, content: head.content, items: items))
    }
  }
}

extension BatchModel<String>.Item {
  fileprivate init(text: Substring) {
    let parts = text.split(separator: ":")
    self.init(id: String(parts[0]), content: parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }
}

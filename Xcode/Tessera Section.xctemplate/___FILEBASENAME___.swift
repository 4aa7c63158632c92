import ___VARIABLE_module___

/// A section with a row for each title, on any host.
struct ___FILEBASENAMEASIDENTIFIER___ {
  var titles: [String]

  func section<H: CollectionHost>() -> Section<H> {
    Section("___FILEBASENAMEASIDENTIFIER___") {
      ForEach(titles, id: \.self) { Text($0).selectable() }
    }
    .header(pinned: true) { SectionTitle("___FILEBASENAMEASIDENTIFIER___", detail: "\(titles.count)") }
    .empty { PlaceholderMessage("Nothing here yet") }
  }
}

import TesseraComponents

/// The packages that are installed on this machine, one section per letter, with pinned headers.
final class PackagesExample: BasicExample, Example {
  static let summary = "Installed packages by letter, with pinned headers"

  private let list: PackageList

  override init(arguments: [String]) throws(GalleryError) {
    list = try PackageList.read(path: try Self.argument(of: arguments, "path"))
    super.init()
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      for letter in list.letters {
        Section(letter.name) {
          ForEach(letter.packages) { package in
            VStack {
              HStack(alignment: .firstBaseline) {
                Text(package.id).style(.headline)
                Spacer()
                Text(package.version).style(.caption)
              }
              if !package.summary.isEmpty { Text(package.summary).style(.caption) }
            }
            .lineLimit(1).selectable()
          }
        }
        .header(pinned: true) { SectionTitle(letter.name, detail: "\(letter.packages.count)") }
      }
    }
  }

  func status(focused: ItemKey?) -> String {
    "\(list.letters.reduce(0) { $0 + $1.packages.count }) entries from \(list.source)"
  }
}

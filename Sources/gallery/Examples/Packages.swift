import TesseraComponents

/// The packages that are installed on this machine, one section per letter, with pinned headers.
final class PackagesExample: Example {
  static let name = "packages"
  static let summary = "Installed packages by letter, with pinned headers"

  private let letters: [PackageList.Letter]
  private let source: String

  init(arguments: [String]) throws(GalleryError) {
    if arguments.count > 1 { throw .usage("packages takes one path, but was given \(arguments.count)") }
    let list = if let path = arguments.first { try Self.list(in: path) } else { try PackageList.installed() }
    letters = list.letters
    source = list.source
  }

  private static func list(in path: String) throws(GalleryError) -> PackageList {
    guard let list = PackageList.read(path) else {
      throw .noInput("cannot read '\(path)': \(InputFile.lastError)")
    }
    return list
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      for letter in letters {
        Section(letter.name) {
          ForEach(letter.packages) { PackageRow(package: $0).selectable() }
        }
        .header(pinned: true) { SectionTitle(letter.name, detail: "\(letter.packages.count)") }
      }
    }
  }

  func status(focused: ItemKey?) -> String {
    "\(letters.reduce(0) { $0 + $1.packages.count }) entries from \(source)"
  }
}

/// A package with its version, and its description below.
struct PackageRow: Component {
  var package: PackageList.Package

  var body: some Component {
    VStack {
      HStack(alignment: .firstBaseline) {
        Text(package.id).style(.headline)
        Spacer()
        Text(package.version).style(.caption)
      }
      if !package.summary.isEmpty { Text(package.summary).style(.caption) }
    }
    .lineLimit(1)
  }
}

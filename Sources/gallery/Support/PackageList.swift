/// The packages that dpkg lists as installed, or the words of a word list if there is no dpkg.
struct PackageList {
  var letters: [Letter]
  /// The path from which the entries were read.
  var source: String

  /// The packages whose names begin with the same letter.
  struct Letter {
    var name: String
    var packages: [Package]
  }

  /// A package, identified by its name.
  struct Package: Identifiable, Equatable {
    var id: String
    var architecture = ""
    var version = ""
    var summary = ""
  }

  private static let statusFile = "/var/lib/dpkg/status"
  private static let wordLists = ["/usr/share/dict/words", "/usr/dict/words"]

  /// Reads a status file of dpkg; without a path, the packages that are installed on this machine.
  static func read(path: String?) throws(GalleryError) -> PackageList {
    guard let path else { return try installed() }
    if let list = read(path) { return list }
    throw .noInput("cannot read '\(path)': \(InputFile.lastError)")
  }

  static func installed() throws(GalleryError) -> PackageList {
    if let list = read(statusFile) { return list }
    for path in wordLists {
      guard let text = InputFile.text(at: path) else { continue }
      let words = Set(text.split(separator: "\n").map(String.init)).map { Package(id: $0) }
      return PackageList(letters: grouped(words), source: path)
    }
    throw .noInput("found neither \(statusFile) nor a word list such as \(wordLists[0])")
  }

  /// Reads a status file of dpkg; `nil` if there is none.
  static func read(_ path: String) -> PackageList? {
    InputFile.text(at: path).map { PackageList(letters: grouped(parse($0)), source: path) }
  }

  /// Parses the paragraphs of dpkg's status file; packages that are not installed are left out.
  static func parse(_ status: String) -> [Package] {
    var packages: [Package] = []
    var package = Package(id: "")
    var isInstalled = false
    func finish() {
      if isInstalled, !package.id.isEmpty { packages.append(package) }
      package = Package(id: "")
      isInstalled = false
    }
    for line in status.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        finish()
      } else if let name = line.value(of: "Package") {
        package.id = name
      } else if let version = line.value(of: "Version") {
        package.version = version
      } else if let summary = line.value(of: "Description") {
        package.summary = summary
      } else if let state = line.value(of: "Status") {
        isInstalled = state.hasSuffix(" installed")
      } else if let architecture = line.value(of: "Architecture") {
        package.architecture = architecture
      }
    }
    finish()
    return told(apart: packages)
  }

  /// Makes ids unique: a package may be installed for several architectures.
  private static func told(apart packages: [Package]) -> [Package] {
    let counts = Dictionary(grouping: packages, by: { $0.id }).mapValues { $0.count }
    return packages.map { package in
      var package = package
      if counts[package.id, default: 0] > 1 { package.id += ":" + package.architecture }
      return package
    }
  }

  private static func grouped(_ packages: [Package]) -> [Letter] {
    let byLetter = Dictionary(grouping: packages) { package in
      let first = package.id.first.map { String($0).uppercased() } ?? "?"
      return first.unicodeScalars.allSatisfy { $0.properties.isAlphabetic } ? first : "0–9"
    }
    return byLetter.map { name, packages in
      Letter(name: name, packages: packages.sorted { ($0.id, $0.version) < ($1.id, $1.version) })
    }
    .sorted { $0.name < $1.name }
  }
}

extension Substring {
  /// Returns the rest of a line `name: rest`; `nil` if the line has another name.
  fileprivate func value(of name: String) -> String? {
    guard hasPrefix(name + ": ") else { return nil }
    return String(dropFirst(name.count + 2))
  }
}

import Foundation

/// A package with a program for the terminal that shows a list, and a test of the list.
enum ExampleTemplate {
  /// Returns the files, with their texts.
  ///
  /// - Parameter dependency: The line of the manifest that names Tessera.
  static func files(_ name: String, dependency: String) -> [(path: String, text: String)] {
    [
      ("Package.swift", manifest.replacingOccurrences(of: "DEPENDENCY", with: dependency)),
      ("Sources/NAME/main.swift", program),
      ("Sources/NAME/NAMEList.swift", screenTemplate.replacingOccurrences(of: "NAME", with: "NAMEList")),
      ("Tests/NAMETests/NAMETests.swift", tests),
    ].map { ($0.replacingOccurrences(of: "NAME", with: name), $1.filled(name, module: "TesseraTerminal")) }
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "NAME",
      platforms: [.macOS(.v13)],
      dependencies: [DEPENDENCY],
      targets: [
        .executableTarget(
          name: "NAME", dependencies: [.product(name: "TesseraTerminal", package: "tessera")]),
        .testTarget(
          name: "NAMETests", dependencies: ["NAME", .product(name: "TesseraTesting", package: "tessera")]),
      ],
      swiftLanguageModes: [.v6]
    )
    """

  private static let program = """
    import TesseraTerminal

    let app = TerminalApp()
    let list = NAMEList()
    list.onChange = { app.show(list.content()) }
    app.show(list.content())
    app.run()
    """

  private static let tests = """
    import TesseraTesting
    import Testing

    @testable import NAME

    @Suite("NAME")
    @MainActor
    struct NAMETests {
      @Test("The key d deletes an item")
      func delete() {
        let list = NAMEList()
        let collection = HeadlessCollection(size: Size(width: 160, height: 64), content: list.content())
        collection.press(key: .down)
        collection.press(key: .character("d"))
        collection.show(list.content())
        #expect(collection.text() == " Two\\n Three\\n\\n\\n")
      }
    }
    """
}

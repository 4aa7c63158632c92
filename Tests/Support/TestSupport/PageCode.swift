import Foundation

/// The Swift code that a page of the documentation shows.
///
/// A page's code is compiled and run if a test checks that test files contain each of its lines.
package struct PageCode {
  /// The path of the page, relative to the folder of the package.
  package let page: String
  /// The blocks of code, each with its lines, without blank lines and indentation.
  package let blocks: [[String]]

  package static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Reads a page.
  ///
  /// - Parameter page: Its path, relative to the folder of the package.
  package init(_ page: String) throws {
    self.page = page
    var blocks: [[String]] = []
    var block: [String]?
    for line in try Self.lines(of: Self.root.appendingPathComponent(page)) {
      if let lines = block {
        if line == "```" {
          blocks.append(lines)
          block = nil
        } else {
          block?.append(line)
        }
      } else if line == "```swift" {
        block = []
      }
    }
    self.blocks = blocks
  }

  package var lines: [String] { blocks.flatMap { $0 } }

  /// Returns the lines of the page's code that none of some test files contains.
  ///
  /// The result includes `import Foundation` if it is missing: most programs import it, and its names must
  /// not collide with those of the page.
  ///
  /// - Parameter files: Their paths, relative to the folder of the package.
  package func lines(missingIn files: String...) throws -> [String] {
    let compiled = Set(try files.flatMap { try Self.lines(of: Self.root.appendingPathComponent($0)) })
    return (["import Foundation"] + lines).filter {
      !compiled.contains($0) && !compiled.contains("private " + $0)
    }
  }

  /// Returns the blocks that are not a sequence of consecutive lines in any of some files, ignoring imports.
  ///
  /// - Parameter files: Their paths, relative to the folder of the package.
  package func blocks(missingIn files: String...) throws -> [String] {
    func isCode(_ line: String) -> Bool { !line.hasPrefix("import ") }
    let compiled = try files.map { file in
      try Self.lines(of: Self.root.appendingPathComponent(file)).filter(isCode)
    }
    return blocks.map { $0.filter(isCode) }
      .filter { block in
        !compiled.contains { lines in lines.indices.contains { lines[$0...].starts(with: block) } }
      }
      .map { $0.joined(separator: "\n") }
  }

  /// Returns the lines of a file that are not blank, without their indentation.
  private static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}

import Foundation

/// Compiles pieces of code like a program that imports the modules of this package, and compares the
/// diagnostics with those that the code expects: `// error: words` or `// warning: words` at the end of a
/// line.
package struct SnippetCompiler {
  /// The modules of this package are not near the tests.
  package struct Missing: Error {}

  private let modules: String

  /// Finds the modules that were built with the tests.
  package init() throws {
    var folder = URL(fileURLWithPath: BuiltProgram.testPath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      for place in [folder.appendingPathComponent("Modules"), folder]
      where FileManager.default.fileExists(atPath: place.path + "/Tessera.swiftmodule") {
        modules = place.path
        return
      }
    }
    throw Missing()
  }

  /// Compiles code. Returns the lines with unexpected or missing diagnostics; empty if all are as expected.
  package func unexpectedDiagnostics(in code: String) throws -> [String] {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var expected: [Int: String] = [:]
    for (number, line) in lines.enumerated() {
      if let mark = line.range(of: "// ", options: .backwards) {
        expected[number + 1] = String(line[mark.upperBound...])
      }
    }
    let said = try diagnostics(about: code)
    var unexpectedDiagnostics: [String] = []
    for number in Set(expected.keys).union(said.keys).sorted() {
      let (wanted, found) = (expected[number], said[number] ?? [])
      if let wanted, found.contains(where: { $0.hasPrefix(wanted) }) { continue }
      unexpectedDiagnostics.append("\(lines[number - 1].trimmingCharacters(in: .whitespaces)): \(found)")
    }
    return unexpectedDiagnostics
  }

  /// Returns the errors and warnings of each line, without notes.
  private func diagnostics(about code: String) throws -> [Int: [String]] {
    let folder = try TemporaryFolder()
    try folder.write(code, to: "Snippet.swift")
    let process = Process()
    let (output, file) = (folder.path("output"), folder.path("Snippet.swift"))
    try folder.write("", to: "output")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The compiler detects a missing `return` only after type checking.
    process.arguments = [
      "swiftc", "-emit-sil", "-o", "/dev/null", "-diagnostic-style", "llvm", "-parse-as-library",
      "-swift-version", "6", "-module-name", "Snippet", "-I", modules, file,
    ]
    let handle = FileHandle(forWritingAtPath: output)
    process.standardError = handle
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try handle?.close()
    var said: [Int: [String]] = [:]
    let text = try folder.read("output")
    for line in text.split(separator: "\n") where line.hasPrefix(file + ":") {
      let parts = line.dropFirst(file.count + 1).split(separator: ":", maxSplits: 2)
      guard parts.count == 3, let number = Int(parts[0]) else { continue }
      let words = parts[2].trimmingCharacters(in: .whitespaces)
      if !words.hasPrefix("note:") { said[number, default: []].append(words) }
    }
    // Output that cannot be parsed belongs to no line.
    if process.terminationStatus != 0, said.isEmpty { said[1] = [text] }
    return said
  }
}

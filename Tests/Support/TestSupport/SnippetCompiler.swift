import Foundation

/// Compiles pieces of code as a program does that imports the modules of this package, and compares what the compiler says
/// with what the code expects: `// error: words` or `// warning: words` at the end of a line.
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

  /// Compiles code.
  ///
  /// - Returns: Where the compiler says something else than the code expects; empty where it says just that.
  package func surprises(in code: String) throws -> [String] {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var expected: [Int: String] = [:]
    for (number, line) in lines.enumerated() {
      if let mark = line.range(of: "// ", options: .backwards) {
        expected[number + 1] = String(line[mark.upperBound...])
      }
    }
    let said = try complaints(about: code)
    var surprises: [String] = []
    for number in Set(expected.keys).union(said.keys).sorted() {
      let (wanted, found) = (expected[number], said[number] ?? [])
      if let wanted, found.contains(where: { $0.hasPrefix(wanted) }) { continue }
      surprises.append("\(lines[number - 1].trimmingCharacters(in: .whitespaces)): \(found)")
    }
    return surprises
  }

  /// What the compiler says of each line: errors and warnings, without notes.
  private func complaints(about code: String) throws -> [Int: [String]] {
    let folder = try TemporaryFolder()
    try folder.write(code, to: "Snippet.swift")
    let process = Process()
    let (output, file) = (folder.path("output"), folder.path("Snippet.swift"))
    try folder.write("", to: "output")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A missing `return` is found only behind the type checker.
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
    // What cannot be read belongs to no line.
    if process.terminationStatus != 0, said.isEmpty { said[1] = [text] }
    return said
  }
}

import Foundation
import PackagePlugin

/// The command `swift package scaffold`: writes a first version of a cell, a screen, a layout and so on.
@main
struct Scaffold: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    if arguments.extractFlag(named: "help") > 0 || arguments.remainingArguments.contains("-h") {
      return print(Self.help)
    }
    let targetName = arguments.extractOption(named: "target").last
    let folder = arguments.extractOption(named: "folder").last
    if let option = arguments.remainingArguments.first(where: { $0.hasPrefix("-") }) {
      throw ScaffoldError("There is no option \(option).")
    }
    let words = arguments.remainingArguments
    guard let kindName = words.first else { throw ScaffoldError("Say what to write.") }
    guard let kind = Kind(rawValue: kindName) else {
      throw ScaffoldError("There is no template \(kindName).")
    }
    guard words.count == 2 else { throw ScaffoldError("Give one name, as in: scaffold \(kind) Friends") }
    let name = try typeName(words[1])
    for (file, text) in try files(
      kind, name: name, targetName: targetName, folder: folder ?? "", in: context.package)
    {
      try write(text, to: file, in: context.package)
    }
    print(kind.advice(name))
  }

  /// Returns the files to write, with their texts.
  private func files(
    _ kind: Kind, name: String, targetName: String?, folder: String, in package: Package
  ) throws -> [(URL, String)] {
    if kind == .example {
      let folder = package.directoryURL.appending(path: "Examples/\(name)")
      return ExampleTemplate.files(name, dependency: try tesseraDependency(of: package))
        .map { (folder.appending(path: $0), $1) }
    }
    let target = try chosenTarget(targetName, in: package)
    let text = kind.text(name, module: importedModule(of: target))
    return [(target.directoryURL.appending(path: folder).appending(path: "\(name).swift"), text)]
  }

  /// Writes a file that does not exist yet.
  private func write(_ text: String, to file: URL, in package: Package) throws {
    let path = file.path.replacingOccurrences(of: package.directoryURL.path + "/", with: "")
    guard !FileManager.default.fileExists(atPath: file.path) else {
      throw ScaffoldError("\(path) exists, and was not changed.")
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    print("Wrote \(path)")
  }

  static let help = """
    Writes a first version of a type that compiles and that you change.

    Usage: swift package scaffold KIND NAME [--target TARGET] [--folder FOLDER]

    KIND is one of:
    \(Kind.allCases.map { "  " + $0.rawValue.padding(toLength: 11, withPad: " ", startingAt: 0) + $0.summary }
      .joined(separator: "\n"))

    NAME is the name of the type, and of its file. Existing files are never changed.
    TARGET is the target to add the file to. It is needed only if several targets use Tessera.
    FOLDER is a folder in the target, in which the file is to be.

    Options of SwiftPM come before the command: swift package --allow-writing-to-package-directory scaffold …
    """
}

/// A mistake in the command.
struct ScaffoldError: Error, CustomStringConvertible {
  var reason: String

  init(_ reason: String) { self.reason = reason }

  var description: String { reason + " See: swift package scaffold --help" }
}

/// Checks that a word can be the name of a type.
func typeName(_ word: String) throws -> String {
  let isName =
    word.first?.isUppercase == true
    && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  guard isName else {
    throw ScaffoldError(
      "\(word) is no name for a type: write letters and digits, the first one in upper case.")
  }
  return word
}

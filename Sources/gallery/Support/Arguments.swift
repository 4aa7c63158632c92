extension Example {
  /// Reports an argument of an example that takes none.
  static func takesNoArgument(_ arguments: [String]) throws(GalleryError) {
    guard let argument = arguments.first else { return }
    throw .usage("\(name) takes no argument, but was given '\(argument)'")
  }

  /// Returns the only argument; `nil` if there is none.
  ///
  /// - Throws: `GalleryError.usage` if there are several.
  static func argument(of arguments: [String], _ noun: String) throws(GalleryError) -> String? {
    if arguments.count > 1 { throw .usage("\(name) takes one \(noun), but was given \(arguments.count)") }
    return arguments.first
  }

  /// Returns the choice that the only argument names; `nil` if there is no argument.
  static func choice<Choice>(
    of arguments: [String], _ noun: String, from choices: [Choice], name: (Choice) -> String
  ) throws(GalleryError) -> Choice? {
    guard let argument = try argument(of: arguments, noun) else { return nil }
    if let choice = choices.first(where: { name($0) == argument }) { return choice }
    let names = choices.map(name).joined(separator: ", ")
    throw .usage("there is no \(noun) named '\(argument)'; there are \(names)")
  }

  /// Returns the number of rows given by `--count`.
  ///
  /// - Throws: `GalleryError.usage` if there is another argument, or the number is invalid or out of bounds.
  static func count(
    from arguments: [String], default usual: Int, in bounds: ClosedRange<Int>
  ) throws(GalleryError) -> Int {
    guard let option = arguments.first else { return usual }
    guard option == "--count", arguments.count == 2 else {
      throw .usage("\(name) takes only --count, but was given '\(arguments.joined(separator: " "))'")
    }
    guard let count = Int(arguments[1]), bounds.contains(count) else {
      throw .usage("--count takes a number from 0 to \(bounds.upperBound), but was given '\(arguments[1])'")
    }
    return count
  }
}

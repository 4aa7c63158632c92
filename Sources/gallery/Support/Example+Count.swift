extension Example {
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

import Tessera

@testable import TesseraLoading

/// Counts the contents of a loader as an engine does: each change that the loader reports is a new content.
@MainActor
final class ShownContent {
  /// The number of the current content.
  private(set) var number = 0

  /// Creates a counter that sets the `onChange` handler of a loader.
  init<Source>(of loader: Loader<Source>) {
    loader.onChange = { self.number += 1 }
  }
}

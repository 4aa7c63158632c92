import Tessera

@testable import TesseraLoading

/// Counts the contents that are shown of a loader as an engine does: a new one each time that the loader tells of a
/// change, and none otherwise.
@MainActor
final class ShownContent {
  /// The number of the content that is shown.
  private(set) var number = 0

  /// Follows a loader, whose `onChange` it takes.
  init<Source>(of loader: Loader<Source>) {
    loader.onChange = { self.number += 1 }
  }
}

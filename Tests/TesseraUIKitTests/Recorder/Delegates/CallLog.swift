#if canImport(UIKit)
import UIKit

@MainActor
final class CallLog {
  private var calls: [String] = []

  /// Adds a call. All frames of a scroll are one call: their number, and the calls between them, depend on
  /// the speed of the machine.
  func note(_ call: String) {
    if call == "scrollViewDidScroll", calls.contains(call) { return }
    calls.append(call)
  }

  /// Returns the calls since the last call of this function.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

extension IndexPath {
  /// The section and the item, as in `0-3`.
  var written: String { "\(section)-\(item)" }
}
#endif

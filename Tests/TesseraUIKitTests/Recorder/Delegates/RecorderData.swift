#if canImport(UIKit)
import UIKit

/// The data of a scenario: the names of the items of each section.
@MainActor
final class RecorderData {
  var sections: [[String]]
  var hasHeaders = false

  init(_ sections: [[String]]) { self.sections = sections }

  /// Creates sections `a`, `b`, … with items such as `a0` and `a1`.
  convenience init(counts: Int...) {
    self.init(
      zip(["a", "b", "c", "d"], counts).map { letter, count in (0..<count).map { "\(letter)\($0)" } })
  }

  func name(at path: IndexPath) -> String { sections[path.section][path.item] }

  /// Returns the preferred height of an item of a section whose items measure themselves: 30, 50 or 70
  /// points.
  func height(of name: String) -> CGFloat {
    let number = CGFloat(Int(name.drop { !$0.isNumber }) ?? 0)
    return 30 + 20 * number.truncatingRemainder(dividingBy: 3)
  }
}
#endif

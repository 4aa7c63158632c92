import TesseraDiff
import TesseraTesting
import UIKit

/// A batch after the tests of another library, and whether it is valid there.
struct PeerScenario {
  /// The tests in the library, and what this one is about.
  var origin: String
  /// The item counts of the sections before the batch.
  var old: [Int]
  /// The item counts of the sections after the batch.
  var new: [Int]
  var batch = Batch()
  /// The rule that the batch breaks; `nil` if UIKit accepts the batch.
  var broken: UIKitRule?

  static func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
}

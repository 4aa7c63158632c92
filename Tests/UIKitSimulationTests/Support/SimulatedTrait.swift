#if !canImport(ObjectiveC)
import TestSupport
import Testing
import UIKit

extension Trait where Self == ExclusiveTrait {
  /// The simulation for one test at a time, reset before each.
  static var simulated: ExclusiveTrait { ExclusiveTrait { await Simulation.reset() } }
}
#endif

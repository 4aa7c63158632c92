#if canImport(UIKit)
import TestSupport
import Testing
import UIKit

extension Trait where Self == ExclusiveTrait {
  /// UIKit for one test at a time; a simulated UIKit is reset.
  static var simulated: ExclusiveTrait {
    ExclusiveTrait {
      #if !canImport(ObjectiveC)
      await Simulation.reset()
      #endif
    }
  }
}
#endif

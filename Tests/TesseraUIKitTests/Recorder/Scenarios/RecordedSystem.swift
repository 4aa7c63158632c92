#if canImport(UIKit)
import Foundation
import UIKit

/// The system on which the recorder runs.
@MainActor
enum RecordedSystem {
  static var name: String {
    #if !canImport(ObjectiveC)
    "simulation"
    #elseif targetEnvironment(macCatalyst)
    "Catalyst"
    #elseif os(tvOS)
    "tvOS"
    #elseif os(visionOS)
    "visionOS"
    #else
    "iOS"
    #endif
  }

  static var version: String {
    #if !canImport(ObjectiveC)
    "this revision"
    #else
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    #endif
  }

  static var scale: Double { Double(TestWindow(UIView()).window.traitCollection.displayScale) }
}
#endif

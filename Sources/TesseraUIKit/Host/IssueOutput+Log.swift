#if canImport(UIKit) && !os(watchOS)
import Tessera

#if canImport(os)
import os
#else
import Foundation
#endif

extension IssueOutput {
  /// The output to the system's log in debug builds; `nil` in release builds.
  static var log: IssueOutput? {
    #if DEBUG
    IssueOutput { line in
      #if canImport(os)
      Logger(subsystem: "Tessera", category: "issues").error("\(line, privacy: .public)")
      #else
      NSLog(line.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%"))
      #endif
    }
    #else
    nil
    #endif
  }
}
#endif

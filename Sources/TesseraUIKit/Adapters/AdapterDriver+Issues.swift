#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing

// Issues of the content, and of models such as outlines.

/// The handling of issues by an adapter.
@MainActor
struct AdapterIssues {
  var handler: ((Issue) -> Void)?
  /// Whether issues are written to the system's log if there is no handler.
  var areWritten = EngineConfiguration().writesIssues
  /// The output for these issues; `nil` in release builds.
  var output = IssueOutput.log
  /// Whether issues of models are written there too.
  var includesModels = false
  /// The kinds of cells for which views of a wrong class were created.
  var mismatchedKinds: Set<CellKind> = []
}

extension AdapterDriver {
  /// Reports an issue to the handler, else to the output.
  func report(_ issue: Issue) {
    if let handler = issues.handler {
      handler(issue)
    } else if issues.areWritten {
      issues.output?.report(issue)
    }
  }

  /// Reports once that a view was created for another kind of cell.
  func recordKindMismatch(_ kind: CellKind) {
    if issues.mismatchedKinds.insert(kind).inserted { report(.kindConflict(kind)) }
  }

  /// Writes unhandled issues of outlines and other models to the same output as those of the content.
  func writeFaultsOfModels() {
    guard issues.areWritten, let output = issues.output else { return }
    if !issues.includesModels {
      issues.includesModels = true
      output.receiveUnhandled()
    }
    if IssueOutput.hasMoreLater { wakeNextFrame() }
  }

  /// Ends a frame of the output.
  func endFrameOfIssues() {
    if issues.includesModels, issues.areWritten { IssueOutput.endFrame() }
  }
}
#endif

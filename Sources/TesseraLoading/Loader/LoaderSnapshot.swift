import Tessera

/// The observable state of a loader, for detecting changes.
struct LoaderSnapshot<Key: Hashable & Sendable>: Equatable {
  var phase = LoadPhase<Key>.idle
  var states: [LoadState<LoadFailure>] = []
  var ends: [Bool] = []
  var version = 0
  var isRefreshing = false
  var statuses: [LoadStateRowStatus] = []
  var pendingRetries: [PendingRetry?] = []

  /// The part that determines the ends of the shown content.
  var content: LoaderSnapshot {
    LoaderSnapshot(phase: phase, states: states, ends: ends, version: version)
  }
}

extension Loader {
  var observableState: LoaderSnapshot<Key> {
    LoaderSnapshot(
      phase: machine.phase, states: LoadType.allCases.map(machine.state(of:)),
      ends: PageDirection.allCases.map(machine.hasEnded), version: version, isRefreshing: isRefreshing,
      statuses: PageDirection.allCases.map(status(of:)),
      pendingRetries: LoadType.allCases.map(pendingRetry(in:)))
  }

  /// Whether nothing has changed since the last report.
  var isStateReported: Bool { observableState == lastReportedState }

  /// Reports the beginnings and ends of loads, in order. Handlers may cause further reports.
  func reportProgress() {
    guard !isReporting else { return }
    isReporting = true
    while !reports.isEmpty {
      let report = reports.removeFirst()
      onProgress?(report)
    }
    isReporting = false
  }

  /// Reports a change at the end of the turn.
  func scheduleChangeReport() {
    guard !isChangeReportScheduled else { return }
    isChangeReportScheduled = true
    Task { [weak self] in self?.reportChange() }
  }

  private func reportChange() {
    isChangeReportScheduled = false
    guard !isStateReported else { return }
    lastReportedState = observableState
    onChange?()
  }
}

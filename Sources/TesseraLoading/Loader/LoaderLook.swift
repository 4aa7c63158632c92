import Tessera

/// All of a loader that others can see, to find out whether it has changed.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
struct LoaderLook<Key: Hashable & Sendable>: Equatable {
  var phase = LoadPhase<Key>.idle
  var states: [LoadState<LoadFailure>] = []
  var ends: [Bool] = []
  var version = 0
  var isRefreshing = false
  var statuses: [EndStatus] = []
  var pendingRetries: [PendingRetry?] = []

  /// The part of it that says where the ends of what is shown are.
  var content: LoaderLook {
    LoaderLook(phase: phase, states: states, ends: ends, version: version)
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Loader {
  var look: LoaderLook<Key> {
    LoaderLook(
      phase: machine.phase, states: LoadLane.allCases.map(machine.state(of:)),
      ends: PageDirection.allCases.map(machine.hasEnded), version: version, isRefreshing: isRefreshing,
      statuses: PageDirection.allCases.map(status(of:)),
      pendingRetries: LoadLane.allCases.map(pendingRetry(in:)))
  }

  /// Whether nothing has changed since the last change was told.
  var isTold: Bool { look == told }

  /// Tells which loads have begun and ended, in order: who is told may cause more.
  func tellProgress() {
    guard !isReporting else { return }
    isReporting = true
    while !reports.isEmpty {
      let report = reports.removeFirst()
      onProgress?(report)
    }
    isReporting = false
  }

  /// Tells that something has changed, at the end of the turn.
  func tellChangeLater() {
    guard !isTelling else { return }
    isTelling = true
    Task { [weak self] in self?.tellChange() }
  }

  private func tellChange() {
    isTelling = false
    guard !isTold else { return }
    told = look
    onChange?()
  }
}

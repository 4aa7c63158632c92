import Dispatch

/// The use of a device by dispatch sources, each of which may use its descriptor until its cancellation is complete.
@MainActor
final class DeviceUse {
  private let device: TerminalDevice
  private var sourceCount = 0
  private var hasEnded = false

  init(_ device: TerminalDevice) { self.device = device }

  /// Adds a source that is not active yet.
  func add(_ source: any DispatchSourceProtocol) {
    sourceCount += 1
    source.setCancelHandler { [self] in
      MainActor.assumeIsolated {
        sourceCount -= 1
        closeIfUnused()
      }
    }
  }

  /// Closes the device as soon as no source uses it.
  func end() {
    hasEnded = true
    closeIfUnused()
  }

  private func closeIfUnused() { if hasEnded, sourceCount == 0 { device.close() } }
}

import CTesseraGTK

@testable import TesseraGTK

/// Calls back on signals that have no arguments.
@MainActor
final class SignalWatcher {
  private let body: () -> Void
  private var connections: [(object: UnsafeMutableRawPointer, id: gulong)] = []

  init(_ body: @escaping () -> Void) { self.body = body }

  func watch(_ object: UnsafeMutableRawPointer, _ signal: String) {
    let handler: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, context in
      guard let context else { return }
      nonisolated(unsafe) let watcher = context
      MainActor.assumeIsolated { Unmanaged<SignalWatcher>.fromOpaque(watcher).takeUnretainedValue().body() }
    }
    let id = tessera_connect(
      object, signal, unsafeBitCast(handler, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque())
    connections.append((object, id))
  }

  func stop() {
    for connection in connections { g_signal_handler_disconnect(connection.object, connection.id) }
    connections = []
  }
}

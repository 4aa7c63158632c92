import CTesseraGTK

import TesseraGTK

/// Calls a closure on signals without arguments, and on changes of a list.
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
    connect(object, signal, unsafeBitCast(handler, to: GCallback.self))
  }

  func watchItems(of list: UnsafeMutableRawPointer) {
    typealias Handler =
      @convention(c) (
        UnsafeMutableRawPointer?, UInt32, UInt32, UInt32, UnsafeMutableRawPointer?
      ) -> Void
    let handler: Handler = { _, _, _, _, context in
      guard let context else { return }
      nonisolated(unsafe) let watcher = context
      MainActor.assumeIsolated { Unmanaged<SignalWatcher>.fromOpaque(watcher).takeUnretainedValue().body() }
    }
    connect(list, "items-changed", unsafeBitCast(handler, to: GCallback.self))
  }

  private func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping GCallback) {
    let id = tessera_connect(object, signal, handler, Unmanaged.passUnretained(self).toOpaque())
    connections.append((object, id))
  }

  func stop() {
    for connection in connections { g_signal_handler_disconnect(connection.object, connection.id) }
    connections = []
  }
}

import Synchronization

/// A mutex that the thread sanitizer can see.
///
/// On Linux whoever finds a `Mutex` taken waits in the standard library, which is not instrumented: to the sanitizer what it
/// does then has no order with what was done before, and is a race. An atomic value that each use reads first and writes last
/// gives them one.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
struct VisibleMutex<Value>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let order = Atomic(false)

  /// Guards a value.
  init(_ value: sending Value) { mutex = Mutex(value) }

  /// Does something with the value while nobody else does.
  func withLock<Result>(_ body: (inout sending Value) throws -> sending Result) rethrows -> sending Result {
    try mutex.withLock { value in
      _ = order.load(ordering: .acquiring)
      defer { order.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}

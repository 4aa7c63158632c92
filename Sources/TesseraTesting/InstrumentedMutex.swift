import Synchronization

/// A mutex that the thread sanitizer can observe.
///
/// On Linux, a thread that waits for a `Mutex` does so in the standard library, which is not instrumented.
/// The sanitizer then cannot order the accesses of two threads and reports a race. An atomic value that each
/// access reads first and writes last provides the order.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
struct InstrumentedMutex<Value>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let order = Atomic(false)

  init(_ value: sending Value) { mutex = Mutex(value) }

  func withLock<Result>(_ body: (inout sending Value) throws -> sending Result) rethrows -> sending Result {
    try mutex.withLock { value in
      _ = order.load(ordering: .acquiring)
      defer { order.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}

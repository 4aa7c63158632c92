import Foundation

/// A value that several threads use one after another.
///
/// Unchecked because the compiler cannot see that the value is touched with the lock alone.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: sending Value) { self.value = value }

  /// Uses the value while no other task can.
  func use<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

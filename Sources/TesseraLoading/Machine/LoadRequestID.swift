/// The identifier of a load.
///
/// A result counts only while the load is running.
public struct LoadRequestID: Hashable, Sendable {
  /// The number of the load, counted from 1.
  public let number: Int
}

extension LoadRequestID: CustomStringConvertible {
  /// The number as in `#3`.
  public var description: String { "#\(number)" }
}

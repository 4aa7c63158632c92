/// The number of a load: what is answered to it counts only as long as it is running.
public struct LoadTicket: Hashable, Sendable {
  /// Counts from 1.
  public let number: Int
}

extension LoadTicket: CustomStringConvertible {
  /// As in `#3`.
  public var description: String { "#\(number)" }
}

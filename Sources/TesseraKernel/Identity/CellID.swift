/// A view of a collection: it shows one item now and perhaps another one later.
public struct CellID: Hashable, Sendable, CustomStringConvertible {
  /// Counts the views of a collection.
  public let number: Int

  /// Makes an id from a number.
  public init(_ number: Int) { self.number = number }

  /// `cell` and the number.
  public var description: String { "cell " + number.description }
}

import TesseraDiff

/// A collection whose versions can tell what they have in common, so that a ``ForEach`` compares two of them
/// without visiting every element.
///
/// ``OutlineRows`` conforms to it, and so can any data that shares storage between its versions.
public protocol VersionedCollection: RandomAccessCollection where Element: Identifiable, Index == Int {
  /// Returns the number of elements at the start that certainly have the same ids as those of another
  /// version.
  ///
  /// - Returns: At most the count of the shorter version.
  func commonPrefix(with other: Self) -> Int

  /// Returns the number of elements at the end that certainly have the same ids as those of another version.
  ///
  /// - Returns: At most the count of the shorter version.
  func commonSuffix(with other: Self) -> Int

  /// Returns the next run of elements that certainly have the same ids as a run of elements of another
  /// version, at or after the given positions.
  ///
  /// With it, the comparison skips unchanged elements between two distant changes. Elements before the
  /// returned run are compared one by one. The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - old: The other version, usually an older one.
  ///   - oldPosition: The position in the other version at which the search starts.
  ///   - newPosition: The position in this version at which the search starts.
  /// - Returns: The next common run; `nil` if nothing more is certain.
  func nextCommonRun(with old: Self, old oldPosition: Int, new newPosition: Int) -> CommonRun?

  /// Returns the position of the first element with an id; `nil` if no element has it.
  func position(of id: ItemID) -> Int?

  /// Whether the way the elements are made guarantees that no two have the same id.
  static var hasDistinctIDs: Bool { get }
}

extension VersionedCollection {
  /// Returns `nil`: nothing is certain.
  @inlinable
  public func nextCommonRun(with old: Self, old oldPosition: Int, new newPosition: Int) -> CommonRun? {
    nil
  }
}

extension ForEach where Data: VersionedCollection, ID == Data.Element.ID {
  /// Creates rows for the elements of a collection whose versions can tell what they have in common.
  @inlinable
  public init(_ data: Data, @RowBuilder row: @escaping (Data.Element) -> Row) where Row: ModifiableCell {
    self.init(data, id: { $0.id }, comparator: .versions, row: row)
  }
}

extension DataComparator where Data: VersionedCollection, Data.Element.ID: Sendable {
  /// A comparator that uses what the versions of the data have in common.
  @inlinable static var versions: DataComparator {
    DataComparator(
      IdentifiableIDProvider(), hasDistinctIDs: Data.hasDistinctIDs, position: { $0.position(of: $1) },
      certainSuffix: { $0.commonSuffix(with: $1) },
      nextCommonRun: { $1.nextCommonRun(with: $0, old: $2, new: $3) },
      certainPrefix: { $0.commonPrefix(with: $1) })
  }
}

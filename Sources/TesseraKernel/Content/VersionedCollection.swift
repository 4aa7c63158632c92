import TesseraDiff

/// A collection whose versions know what they have in common: a ``ForEach`` compares two of them without looking at every
/// element.
///
/// ``OutlineRows`` is one; any data that shares storage between its versions can be one.
public protocol VersionedCollection: RandomAccessCollection where Element: Identifiable, Index == Int {
  /// How many elements at the start certainly have the same ids as those of another version; no more than both have.
  func commonPrefix(with other: Self) -> Int

  /// How many elements at the end certainly have the same ids as those of another version; no more than both have.
  func commonSuffix(with other: Self) -> Int

  /// The next elements in a row that certainly have the same ids as elements in a row of another version, none of them
  /// before these positions; nil where nothing more is certain.
  ///
  /// So what lies between two distant changes is not looked at. Elements that are skipped by an answer are compared one
  /// by one. A version that knows nothing of the kind has nothing to declare.
  ///
  /// - Parameters:
  ///   - old: The other version, as a rule an older one.
  ///   - oldPosition: Where in the other version it goes on.
  ///   - newPosition: Where in this version it goes on.
  func nextCommonStretch(with old: Self, old oldPosition: Int, new newPosition: Int) -> CommonStretch?

  /// The position of the first element with an id; nil where there is none.
  func position(of id: ItemID) -> Int?

  /// Whether no two elements can have the same id, by the way they are made.
  static var hasDistinctIDs: Bool { get }
}

extension VersionedCollection {
  /// Nil: nothing is certain.
  @inlinable
  public func nextCommonStretch(with old: Self, old oldPosition: Int, new newPosition: Int) -> CommonStretch?
  {
    nil
  }
}

extension ForEach where Data: VersionedCollection, ID == Data.Element.ID {
  /// Declares a row for each element of a collection that knows what its versions have in common.
  @inlinable
  public init(_ data: Data, @RowBuilder row: @escaping (Data.Element) -> Row) where Row: ModifiableCell {
    self.init(data, id: { $0.id }, knowledge: .versions, row: row)
  }
}

extension DataKnowledge where Data: VersionedCollection, Data.Element.ID: Sendable {
  /// The data knows it.
  @inlinable static var versions: DataKnowledge {
    DataKnowledge(
      OwnNaming(), hasDistinctIDs: Data.hasDistinctIDs, position: { $0.position(of: $1) },
      certainSuffix: { $0.commonSuffix(with: $1) },
      nextStretch: { $1.nextCommonStretch(with: $0, old: $2, new: $3) },
      certainPrefix: { $0.commonPrefix(with: $1) })
  }
}

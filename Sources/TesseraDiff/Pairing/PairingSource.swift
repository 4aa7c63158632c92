/// Which of two versions is meant.
public enum Version: Hashable, Sendable {
  /// As it was.
  case old
  /// As it is.
  case new
}

/// A place in one of two versions.
public struct VersionedPath: Hashable, Sendable {
  /// The version that the place belongs to.
  public var version: Version
  /// The place.
  public var path: ItemPath

  /// Makes a place in a version.
  public init(_ version: Version, _ path: ItemPath) {
    self.version = version
    self.path = path
  }
}

/// Two versions of sectioned data, seen by position only: all that pairing needs to know.
///
/// Data that is not held in arrays (lazy, shared, on disk) can be paired without copying its ids.
public protocol PairingSource {
  /// What makes a section the same section.
  associatedtype SectionID: Hashable

  /// The ids of the sections, in order.
  func sectionIDs(of version: Version) -> [SectionID]

  /// How many items a section has.
  func count(of version: Version, section: Int) -> Int

  /// A hash of an item's id; seeded hashing keeps hostile data harmless.
  func hash(of version: Version, at path: ItemPath) -> Int

  /// Whether two items have the same id.
  func hasSameID(_ left: VersionedPath, _ right: VersionedPath) -> Bool

  /// How many items at the start of an old and a new section have equal ids.
  ///
  /// A source that knows that both sections share their storage answers at once.
  func commonPrefix(oldSection: Int, newSection: Int) -> Int

  /// How many items at the end of an old and a new section have equal ids, not counting the first `prefix` items.
  func commonSuffix(oldSection: Int, newSection: Int, prefix: Int) -> Int
}

extension PairingSource {
  /// Compares items one by one.
  ///
  /// - Complexity: O(answer).
  public func commonPrefix(oldSection: Int, newSection: Int) -> Int {
    let limit = min(count(of: .old, section: oldSection), count(of: .new, section: newSection))
    var length = 0
    while length < limit,
      hasSameID(
        VersionedPath(.old, ItemPath(section: oldSection, item: length)),
        VersionedPath(.new, ItemPath(section: newSection, item: length)))
    {
      length += 1
    }
    return length
  }

  /// Compares items one by one.
  ///
  /// - Complexity: O(answer).
  public func commonSuffix(oldSection: Int, newSection: Int, prefix: Int) -> Int {
    let oldCount = count(of: .old, section: oldSection)
    let newCount = count(of: .new, section: newSection)
    let limit = min(oldCount, newCount) - prefix
    var length = 0
    while length < limit,
      hasSameID(
        VersionedPath(.old, ItemPath(section: oldSection, item: oldCount - 1 - length)),
        VersionedPath(.new, ItemPath(section: newSection, item: newCount - 1 - length)))
    {
      length += 1
    }
    return length
  }
}

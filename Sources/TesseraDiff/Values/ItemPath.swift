/// The position of an item: the section, and the item within the section, both counted from zero.
public struct ItemPath: Hashable, Sendable, BitwiseCopyable {
  /// The position of the section.
  public var section: Int
  /// The position of the item within its section.
  public var item: Int

  /// Creates a path from the two positions.
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension ItemPath: Comparable {
  /// Returns whether a path precedes another one, by section and then by item.
  @inlinable
  public static func < (left: ItemPath, right: ItemPath) -> Bool {
    left.section == right.section ? left.item < right.item : left.section < right.section
  }
}

extension ItemPath: CustomStringConvertible {
  /// The path as `section.item`.
  public var description: String { "\(section).\(item)" }
}

#if !hasFeature(Embedded)
extension ItemPath: Codable {}
#endif

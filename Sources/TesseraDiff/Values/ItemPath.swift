/// The place of an item: which section, and which item of it, both counted from zero.
public struct ItemPath: Hashable, Sendable, BitwiseCopyable {
  /// The position of the section.
  public var section: Int
  /// The position of the item within its section.
  public var item: Int

  /// Makes a path from the two positions.
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension ItemPath: Comparable {
  /// Earlier sections first, then earlier items.
  @inlinable
  public static func < (left: ItemPath, right: ItemPath) -> Bool {
    left.section == right.section ? left.item < right.item : left.section < right.section
  }
}

extension ItemPath: CustomStringConvertible {
  /// `section.item`.
  public var description: String { "\(section).\(item)" }
}

#if !hasFeature(Embedded)
extension ItemPath: Codable {}
#endif

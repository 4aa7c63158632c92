/// A section that can be compared: an id, and items that are identifiable and equatable.
public protocol DifferenceSection: Identifiable {
  /// The collection of the items of the section.
  associatedtype Items: RandomAccessCollection where Items.Element: Identifiable & Equatable
  /// The type of the headers, footers and badges of the section; their id is their kind.
  associatedtype Supplementary: Identifiable & Equatable = NoSupplementary

  /// The items of the section, in order.
  var items: Items { get }

  /// The headers, footers and badges of the section, in any order.
  var supplementaryItems: [Supplementary] { get }

  /// Returns whether the section itself, regardless of its items, has the same content as another version of
  /// it.
  func hasSameContent(as other: Self) -> Bool
}

extension DifferenceSection {
  /// Returns `true`: the section has no content except its items.
  @inlinable
  public func hasSameContent(as other: Self) -> Bool { true }
}

extension DifferenceSection where Supplementary == NoSupplementary {
  /// An empty array.
  @inlinable public var supplementaryItems: [NoSupplementary] { [] }
}

/// The type of the supplementary items of sections that have none.
///
/// `Never` would suffice if it were identifiable in Embedded Swift.
public enum NoSupplementary: Identifiable, Equatable {
  /// The id, which cannot be accessed because the type has no values.
  @inlinable public var id: Int {
    switch self {}
  }
}

/// A rule for sections, which provide their id and compare their own content.
@frozen @usableFromInline
struct SectionRule<Section: DifferenceSection>: ItemRule {
  @inlinable init() {}

  @inlinable
  func hasSameID(_ left: Section, _ right: Section) -> Bool { left.id == right.id }

  @inlinable
  func hash(_ section: Section) -> Int { section.id.hashValue }

  @inlinable
  func isUnchanged(_ old: Section, _ new: Section) -> Bool { new.hasSameContent(as: old) }
}

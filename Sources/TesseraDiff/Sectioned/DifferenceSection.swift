/// A section as the difference sees it: an id, and items that can be told apart and compared.
public protocol DifferenceSection: Identifiable {
  /// The items of the section.
  associatedtype Items: RandomAccessCollection where Items.Element: Identifiable & Equatable
  /// The headers, footers and badges of the section; their id is their kind.
  associatedtype Supplementary: Identifiable & Equatable = NoSupplementary

  /// The items of the section, in order.
  var items: Items { get }

  /// The headers, footers and badges of the section, in any order.
  var supplementaryItems: [Supplementary] { get }

  /// Whether the section itself, whatever its items, looks as another version of it did.
  func hasSameContent(as other: Self) -> Bool
}

extension DifferenceSection {
  /// True: the section has no content but its items.
  @inlinable
  public func hasSameContent(as other: Self) -> Bool { true }
}

extension DifferenceSection where Supplementary == NoSupplementary {
  /// None.
  @inlinable public var supplementaryItems: [NoSupplementary] { [] }
}

/// The supplementary items of sections that have none. `Never` would do, were it identifiable in Embedded Swift.
public enum NoSupplementary: Identifiable, Equatable {
  /// Not to be had.
  @inlinable public var id: Int {
    switch self {}
  }
}

/// Sections say themselves who they are and whether they changed.
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

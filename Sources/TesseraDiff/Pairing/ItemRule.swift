/// A rule that identifies and compares items.
public protocol ItemRule {
  /// The type of the items.
  associatedtype Element

  /// Returns whether two items have the same id.
  func hasSameID(_ left: Element, _ right: Element) -> Bool

  /// Returns a hash of the item's id.
  func hash(_ element: Element) -> Int

  /// Returns whether the content of an item is the same as before.
  func isUnchanged(_ old: Element, _ new: Element) -> Bool
}

/// A rule for identifiable items, which are compared as a whole.
@frozen
public struct IdentityRule<Element: Identifiable & Equatable>: ItemRule {
  @usableFromInline let ids = IDHasher<Element.ID>()

  /// Creates the rule.
  @inlinable public init() {}

  /// Returns whether the ids are equal.
  @inlinable @inline(__always)
  public func hasSameID(_ left: Element, _ right: Element) -> Bool { ids.areEqual(left.id, right.id) }

  /// Returns the hash of the id.
  @inlinable @inline(__always)
  public func hash(_ element: Element) -> Int { Int(truncatingIfNeeded: ids.hash(element.id)) }

  /// Returns whether the items are equal.
  @inlinable
  public func isUnchanged(_ old: Element, _ new: Element) -> Bool { old == new }
}

/// A rule for items that are their own ids and have no other content.
@frozen
public struct ValueRule<Element: Hashable>: ItemRule {
  @usableFromInline let ids = IDHasher<Element>()

  /// Creates the rule.
  @inlinable public init() {}

  /// Returns whether the items are equal.
  @inlinable @inline(__always)
  public func hasSameID(_ left: Element, _ right: Element) -> Bool { ids.areEqual(left, right) }

  /// Returns the hash of the item.
  @inlinable @inline(__always)
  public func hash(_ element: Element) -> Int { Int(truncatingIfNeeded: ids.hash(element)) }

  /// Returns `true`.
  @inlinable
  public func isUnchanged(_ old: Element, _ new: Element) -> Bool { true }
}

/// A rule that consists of two functions: one returns the id of an item, the other compares contents.
@frozen
public struct FunctionRule<Element, ID: Hashable>: ItemRule {
  @usableFromInline let id: (Element) -> ID
  @usableFromInline let isSameContent: (Element, Element) -> Bool
  @usableFromInline let ids = IDHasher<ID>()

  /// Creates a rule from two functions.
  ///
  /// - Parameters:
  ///   - id: Returns the id of an item.
  ///   - isUnchanged: Returns whether the content of an item is the same as before.
  @inlinable
  public init(id: @escaping (Element) -> ID, isUnchanged: @escaping (Element, Element) -> Bool) {
    self.id = id
    isSameContent = isUnchanged
  }

  /// Returns whether the ids are equal.
  @inlinable @inline(__always)
  public func hasSameID(_ left: Element, _ right: Element) -> Bool { ids.areEqual(id(left), id(right)) }

  /// Returns the hash of the id.
  @inlinable @inline(__always)
  public func hash(_ element: Element) -> Int { Int(truncatingIfNeeded: ids.hash(id(element))) }

  /// Returns the result of the comparison function.
  @inlinable
  public func isUnchanged(_ old: Element, _ new: Element) -> Bool { isSameContent(old, new) }
}

/// A rule for identifiable items whose ids have a quick hash.
///
/// Items are compared as a whole.
@frozen
public struct QuickIdentityRule<Element: Identifiable & Equatable>: ItemRule where Element.ID: QuickHashable {
  @usableFromInline let seed = QuickHash.seed

  /// Creates the rule.
  @inlinable public init() {}

  /// Returns whether the ids are equal.
  @inlinable @inline(__always)
  public func hasSameID(_ left: Element, _ right: Element) -> Bool {
    left.id.isQuicklyEqual(to: right.id)
  }

  /// Returns the quick hash of the id.
  @inlinable @inline(__always)
  public func hash(_ element: Element) -> Int { Int(truncatingIfNeeded: element.id.quickHash(seed: seed)) }

  /// Returns whether the items are equal.
  @inlinable
  public func isUnchanged(_ old: Element, _ new: Element) -> Bool { old == new }
}

/// A rule for items that are their own ids and have a quick hash.
@frozen
public struct QuickValueRule<Element: QuickHashable>: ItemRule {
  @usableFromInline let seed = QuickHash.seed

  /// Creates the rule.
  @inlinable public init() {}

  /// Returns whether the items are equal.
  @inlinable @inline(__always)
  public func hasSameID(_ left: Element, _ right: Element) -> Bool { left.isQuicklyEqual(to: right) }

  /// Returns the quick hash of the item.
  @inlinable @inline(__always)
  public func hash(_ element: Element) -> Int { Int(truncatingIfNeeded: element.quickHash(seed: seed)) }

  /// Returns `true`.
  @inlinable
  public func isUnchanged(_ old: Element, _ new: Element) -> Bool { true }
}

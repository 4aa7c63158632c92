/// How items are told apart and compared.
public protocol ItemRule {
  /// What is compared.
  associatedtype Element

  /// Whether two items are the same item.
  func hasSameID(_ left: Element, _ right: Element) -> Bool

  /// A hash of the item's id.
  func hash(_ element: Element) -> Int

  /// Whether an item looks as it did before.
  func isUnchanged(_ old: Element, _ new: Element) -> Bool
}

/// Items say themselves who they are, and are compared as a whole.
@frozen
public struct IdentityRule<Element: Identifiable & Equatable>: ItemRule {
  @usableFromInline let ids = IDHasher<Element.ID>()

  /// Makes the rule.
  @inlinable public init() {}

  /// Whether the ids are equal.
  @inlinable @inline(__always)
  public func hasSameID(_ left: Element, _ right: Element) -> Bool { ids.areEqual(left.id, right.id) }

  /// The hash of the id.
  @inlinable @inline(__always)
  public func hash(_ element: Element) -> Int { Int(truncatingIfNeeded: ids.hash(element.id)) }

  /// Whether the items are equal.
  @inlinable
  public func isUnchanged(_ old: Element, _ new: Element) -> Bool { old == new }
}

/// Items are their own ids; there is nothing else that could change.
@frozen
public struct ValueRule<Element: Hashable>: ItemRule {
  @usableFromInline let ids = IDHasher<Element>()

  /// Makes the rule.
  @inlinable public init() {}

  /// Whether the items are equal.
  @inlinable @inline(__always)
  public func hasSameID(_ left: Element, _ right: Element) -> Bool { ids.areEqual(left, right) }

  /// The hash of the item.
  @inlinable @inline(__always)
  public func hash(_ element: Element) -> Int { Int(truncatingIfNeeded: ids.hash(element)) }

  /// True.
  @inlinable
  public func isUnchanged(_ old: Element, _ new: Element) -> Bool { true }
}

/// Two functions say who an item is and whether it changed.
@frozen
public struct FunctionRule<Element, ID: Hashable>: ItemRule {
  @usableFromInline let id: (Element) -> ID
  @usableFromInline let isSameContent: (Element, Element) -> Bool
  @usableFromInline let ids = IDHasher<ID>()

  /// Makes a rule of two functions.
  @inlinable
  public init(id: @escaping (Element) -> ID, isUnchanged: @escaping (Element, Element) -> Bool) {
    self.id = id
    isSameContent = isUnchanged
  }

  /// Whether the ids are equal.
  @inlinable @inline(__always)
  public func hasSameID(_ left: Element, _ right: Element) -> Bool { ids.areEqual(id(left), id(right)) }

  /// The hash of the id.
  @inlinable @inline(__always)
  public func hash(_ element: Element) -> Int { Int(truncatingIfNeeded: ids.hash(id(element))) }

  /// What the function says.
  @inlinable
  public func isUnchanged(_ old: Element, _ new: Element) -> Bool { isSameContent(old, new) }
}

/// Items say themselves who they are, by ids that know a quick hash, and are compared as a whole.
@frozen
public struct QuickIdentityRule<Element: Identifiable & Equatable>: ItemRule where Element.ID: QuickHashable {
  @usableFromInline let seed = QuickHash.seed

  /// Makes the rule.
  @inlinable public init() {}

  /// Whether the ids are equal.
  @inlinable @inline(__always)
  public func hasSameID(_ left: Element, _ right: Element) -> Bool {
    left.id.isQuicklyFoundEqual(to: right.id)
  }

  /// The quick hash of the id.
  @inlinable @inline(__always)
  public func hash(_ element: Element) -> Int { Int(truncatingIfNeeded: element.id.quickHash(seed: seed)) }

  /// Whether the items are equal.
  @inlinable
  public func isUnchanged(_ old: Element, _ new: Element) -> Bool { old == new }
}

/// Items are their own ids, and know a quick hash.
@frozen
public struct QuickValueRule<Element: QuickHashable>: ItemRule {
  @usableFromInline let seed = QuickHash.seed

  /// Makes the rule.
  @inlinable public init() {}

  /// Whether the items are equal.
  @inlinable @inline(__always)
  public func hasSameID(_ left: Element, _ right: Element) -> Bool { left.isQuicklyFoundEqual(to: right) }

  /// The quick hash of the item.
  @inlinable @inline(__always)
  public func hash(_ element: Element) -> Int { Int(truncatingIfNeeded: element.quickHash(seed: seed)) }

  /// True.
  @inlinable
  public func isUnchanged(_ old: Element, _ new: Element) -> Bool { true }
}

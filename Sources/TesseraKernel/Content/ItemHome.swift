import TesseraDiff

/// Where the id of an item is known: where an equal id means the same item.
package enum ItemHome: Sendable {
  /// In all sections.
  case collection
  /// In the section in which the item stands.
  case ownSection
  /// In another section: the item was carried out of it, and is still its item.
  case section(SectionKey)
}

extension IdentityScope {
  /// The same of an item that stands where it is declared.
  var home: ItemHome { self == .collection ? .collection : .ownSection }
}

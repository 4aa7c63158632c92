import TesseraDiff

/// The scope in which an equal id means the same item.
package enum ItemIDScope: Sendable {
  /// All sections.
  case collection
  /// The section that contains the item.
  case ownSection
  /// Another section: the item was moved out of it, but still has its identity there.
  case section(SectionKey)
}

extension IdentityScope {
  /// The scope for an item that is in the section that declares it.
  var idScope: ItemIDScope { self == .collection ? .collection : .ownSection }
}

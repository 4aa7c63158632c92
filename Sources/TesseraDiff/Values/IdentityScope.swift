/// The scope in which an id identifies an item.
///
/// Within a section, equal ids always mean the same item. The scope determines the meaning of an equal id in
/// another section.
public enum IdentityScope: Hashable, Sendable, CaseIterable {
  /// The whole collection: an equal id in another section is the same item, which has moved.
  case collection
  /// The section: an equal id in another section is another item.
  ///
  /// An item is deleted with its section, and an item that leaves its section is deleted.
  case section
}

#if !hasFeature(Embedded)
extension IdentityScope: Codable {}
#endif

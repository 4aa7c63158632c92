/// How far the id of an item is known: where an equal id means the same item.
///
/// Within a section an id is known in any case. The scope says what an equal id in another section is.
public enum IdentityScope: Hashable, Sendable, CaseIterable {
  /// The same item, which has moved: the id is known in the whole collection.
  case collection
  /// Another item: the id is known in its section only. The item goes with its section, and an item that leaves its
  /// section is gone.
  case section
}

#if !hasFeature(Embedded)
extension IdentityScope: Codable {}
#endif

/// Something declared for which can be said how it moves: a cell, a group, a section, or everything.
///
/// What an item does not say, its section says, then the sections around that, then the content. The parts of a group
/// and the headers, footers and decorations of a section move as these do, each by itself.
public protocol Moving {
  /// The declaration with its motion.
  associatedtype Moved

  /// The declaration with another motion.
  func moving(_ change: (inout DeclaredMotion) -> Void) -> Moved
}

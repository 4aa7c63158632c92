/// Something declared for which can be said how it moves: a cell, a group, a section, or everything.
///
/// What an item does not say, its section says, then the sections around that, then the content. The parts of a group
/// and the headers, footers and decorations of a section move as these do, each by itself.
public protocol Moving {
  /// The declaration with its motion.
  associatedtype Moved

  /// Returns the declaration with another motion, and with the traits whose behavior carries the motion out.
  func moving(_ change: (inout DeclaredMotion, inout Traits) -> Void) -> Moved
}

extension ModifiableCell {
  /// Returns the cell with another motion.
  public func moving(
    _ change: (inout DeclaredMotion, inout Traits) -> Void
  ) -> ModifiedCell<Base, Sizes> {
    modified { $0.motion = $0.motion.changed(&$0.declared, change) }
  }
}

extension Group: Moving {
  /// Returns the group with another motion, for all its parts.
  public func moving(_ change: (inout DeclaredMotion, inout Traits) -> Void) -> Group {
    var copy = self
    copy.section = section.moving(change)
    return copy
  }
}

extension Section: Moving {
  /// Returns the section with another motion.
  public func moving(_ change: (inout DeclaredMotion, inout Traits) -> Void) -> Section {
    with { $0.motion = $0.motion.changed(&$0.traits, change) }
  }
}

extension Content: Moving {
  /// Returns the content with another motion.
  public func moving(_ change: (inout DeclaredMotion, inout Traits) -> Void) -> Content {
    var copy = declared
    copy.motion = copy.motion.changed(&copy.traits, change)
    return Content(copy)
  }
}

extension Optional<DeclaredMotionBox> {
  /// Returns the same with something else declared.
  ///
  /// - Parameter traits: What else is declared in the same place.
  fileprivate func changed(
    _ traits: inout Traits, _ change: (inout DeclaredMotion, inout Traits) -> Void
  ) -> DeclaredMotionBox {
    var declared = self?.declared ?? DeclaredMotion()
    change(&declared, &traits)
    return CombinedMotionBox(declared)
  }
}

/// A declaration whose motion can be changed: a cell, group, section or content.
///
/// An item inherits motion that it does not declare from its section, then from the enclosing sections, then
/// from the content. The parts of a group move like the group, and the headers, footers and decorations of a
/// section like the section, each independently.
public protocol Moving {
  /// The type of the declaration with changed motion.
  associatedtype Moved

  /// Returns the declaration with another motion, and with the traits whose behavior performs the motion.
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
  /// Returns the motion after a change, given the traits of the same declaration.
  fileprivate func changed(
    _ traits: inout Traits, _ change: (inout DeclaredMotion, inout Traits) -> Void
  ) -> DeclaredMotionBox {
    var declared = self?.declared ?? DeclaredMotion()
    change(&declared, &traits)
    return CombinedMotionBox(declared)
  }
}

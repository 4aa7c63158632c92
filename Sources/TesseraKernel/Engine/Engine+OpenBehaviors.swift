import TesseraLayout

// What a behavior reads of what is shown, and how it asks for another update.

extension Engine {
  // MARK: Asking for updates

  /// Asks for an update in which the states of all cells on screen are found out anew; see ``Behavior/mark(_:of:_:at:_:)``.
  ///
  /// During an update this asks for the next one. A host that sleeps has to be woken as after every other request; in the
  /// phases of a frame it is awake.
  public func setNeedsUpdate() { requests.statesChanged = true }

  /// Asks for an update in which everything on screen is placed anew as well; see ``Behavior/place(_:of:_:)``.
  public func setNeedsLayout() { requests.isReviewDue = true }

  // MARK: What is declared

  /// Returns the trait of a type that the content on screen declares as a whole; nil if it declares none.
  public func trait<T: Trait>(_ type: T.Type = T.self) -> T? { snapshot.traits.first(type) }

  /// Returns the trait of a type that a section declares, or a group of cells; nil if it declares none.
  ///
  /// - Parameter section: The position of the section, as in ``ElementPath/section``.
  public func trait<T: Trait>(_ type: T.Type = T.self, ofSection section: Int) -> T? {
    guard snapshot.sections.indices.contains(section) else { return nil }
    let declared = snapshot.sections[section].section
    return declared.traits.first(type) ?? declared.groupTraits.first(type)
  }

  // MARK: What there is

  /// How many sections are declared, those inside others included. Their positions are those of ``ElementPath/section``.
  public var sectionCount: Int { snapshot.declaredCount }

  /// Returns the number of items of a section, those of sections inside it not included; 0 if there is no such section.
  public func itemCount(inSection section: Int) -> Int {
    snapshot.sections.indices.contains(section) ? snapshot.sections[section].count : 0
  }

  /// Returns the key of a section, or of a group of cells; nil if there is no such section.
  public func sectionKey(at section: Int) -> SectionKey? {
    snapshot.sections.indices.contains(section) ? snapshot.sections[section].key : nil
  }

  /// Returns the key of an element; nil if there is no such element.
  public func itemKey(at path: ElementPath) -> ItemKey? {
    snapshot.kind(at: path).map { snapshot.key(at: path, kind: $0) }
  }

  /// Returns where the layout places an element, in the coordinates of ``viewport``; nil if there is no such element. It
  /// need not be on screen; what is pinned is seen elsewhere.
  public func frame(at path: ElementPath) -> Rect? {
    snapshot.kind(at: path) == nil ? nil : mirrored(frames.frame(of: path))
  }

  /// Returns where the layout places a section with its header and footer, in the coordinates of ``viewport``; nil if
  /// there is no such section.
  public func frame(ofSection section: Int) -> Rect? {
    snapshot.sections.indices.contains(section) ? mirrored(frames.extent(of: section)) : nil
  }
}

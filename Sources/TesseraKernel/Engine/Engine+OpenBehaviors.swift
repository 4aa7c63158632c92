import TesseraLayout

// The part of the engine that behaviors read, and their requests for updates.

extension Engine {
  // MARK: Requesting updates

  /// Requests an update that determines the states of all cells on screen again; see
  /// ``Behavior/mark(_:of:_:at:_:)``.
  ///
  /// During an update this requests the next one. As after every other request, wake a host that sleeps; in
  /// the phases of a frame it is awake.
  public func setNeedsUpdate() { requests.statesChanged = true }

  /// Requests an update that also places everything on screen again; see ``Behavior/place(_:of:_:)``.
  public func setNeedsLayout() { requests.invalidatesLayout = true }

  // MARK: Traits

  /// Returns the trait of a type that the content declares as a whole; `nil` if it declares none.
  public func trait<T: Trait>(_ type: T.Type = T.self) -> T? { snapshot.traits.first(type) }

  /// Returns the trait of a type that a section declares, or a group of cells.
  ///
  /// - Parameter section: The position of the section, as in ``ElementPath/section``.
  /// - Returns: The trait; `nil` if the section declares none.
  public func trait<T: Trait>(_ type: T.Type = T.self, ofSection section: Int) -> T? {
    guard snapshot.sections.indices.contains(section) else { return nil }
    let declared = snapshot.sections[section].section
    return declared.traits.first(type) ?? declared.groupTraits.first(type)
  }

  // MARK: Sections and items

  /// The number of declared sections, nested ones included. Their positions are those of
  /// ``ElementPath/section``.
  public var sectionCount: Int { snapshot.declaredCount }

  /// Returns the number of items of a section, without the items of nested sections; 0 if there is no such
  /// section.
  public func itemCount(inSection section: Int) -> Int {
    snapshot.sections.indices.contains(section) ? snapshot.sections[section].count : 0
  }

  /// Returns the key of a section, or of a group of cells; `nil` if there is no such section.
  public func sectionKey(at section: Int) -> SectionKey? {
    snapshot.sections.indices.contains(section) ? snapshot.sections[section].key : nil
  }

  /// Returns the key of an element; `nil` if there is no such element.
  public func itemKey(at path: ElementPath) -> ItemKey? {
    snapshot.kind(at: path).map { snapshot.key(at: path, kind: $0) }
  }

  /// Returns the frame of an element in the layout, in the coordinates of ``viewport``.
  ///
  /// The element need not be on screen. A pinned element is displayed elsewhere.
  ///
  /// - Returns: The frame; `nil` if there is no such element.
  public func frame(at path: ElementPath) -> Rect? {
    snapshot.kind(at: path) == nil ? nil : mirrored(frames.frame(of: path))
  }

  /// Returns the frame of a section with its header and footer, in the coordinates of ``viewport``; `nil` if
  /// there is no such section.
  public func frame(ofSection section: Int) -> Rect? {
    snapshot.sections.indices.contains(section) ? mirrored(frames.extent(of: section)) : nil
  }
}

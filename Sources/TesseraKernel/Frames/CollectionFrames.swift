import TesseraLayout

/// Where everything of a collection is, in content coordinates: sections placed by a layout, and sections in them.
///
/// A class, because a section's layout asks for the sizes of the sections inside, which are laid out to answer.
package final class CollectionFrames {
  /// The axis along which the collection scrolls.
  package let axis: Axis
  let layout: Layout
  /// How much of the collection can be seen at once: what nothing covers.
  let viewport: Size
  /// Not changed in place across a call, so that reading it need not be checked; see ``Engine/snapshot``.
  @exclusivity(unchecked) package var sections: [SectionFrames] = []
  private(set) var outermost: [Int] = []
  /// Counts what may have moved something.
  var revision = 0
  /// The outermost sections.
  var body = Arrangement(count: 0, contentSize: .zero)
  var overhang = Overhang()
  /// The search for outermost sections in view.
  var search = SlotSearch()
  /// Sections in which a size has changed since the groups in them were laid out.
  var unsettled: Set<Int> = []
  /// Sections in which a size has changed and that are still to be arranged anew.
  var disarranged: Set<Int> = []
  /// Whether the outermost sections are still to be placed anew.
  var isOutermostDisarranged = false

  /// No sections.
  init() {
    axis = .vertical
    layout = .list()
    viewport = .zero
  }

  /// Lays everything out.
  ///
  /// - Parameters:
  ///   - snapshot: What there is.
  ///   - viewport: How much of it can be seen at once; what is covered is left out.
  ///   - section: A section that is not laid out yet, with what is known from before.
  package init(
    _ snapshot: Snapshot, viewport: Size,
    section: (_ position: Int, _ children: [Int: Int]) -> SectionFrames
  ) {
    axis = snapshot.axis
    layout = snapshot.layout
    self.viewport = viewport
    outermost = snapshot.outermost
    // The compiler copies this for every closure: so the parts that need none are elsewhere.
    let children = Self.children(in: snapshot)
    sections = snapshot.sections.indices.map { section($0, children[$0]) }
    arrangeAll()
  }

  /// For each section those inside it, by their slots.
  @inline(never)
  private static func children(in snapshot: Snapshot) -> [[Int: Int]] {
    var children: [[Int: Int]] = []
    for section in snapshot.sections {
      var slots: [Int: Int] = [:]
      for (slot, child) in section.children.enumerated() { slots[slot] = child }
      children.append(slots)
    }
    for position in snapshot.sections.indices.dropFirst(snapshot.declaredCount) {
      let place = snapshot.sections[position].place
      if let parent = place.parent { children[parent][place.slot] = position }
    }
    return children
  }

  @inline(never)
  private func arrangeAll() {
    arrangeOutermost()
    for (slot, position) in outermost.enumerated() { settle(position, in: body.frame(at: slot).size) }
  }

  /// What is wrong with the parameters of layouts.
  ///
  /// - Complexity: O(*s*) for *s* sections, and what a layout looks at: one of given frames looks at all of them.
  var issues: [Issue] {
    layout.faults(in: container).map { Issue.absurdLayout($0, section: nil) }
      + sections.indices.flatMap { issues(of: $0) }
  }

  /// What is wrong with the parameters of a section's layout, in the room that it has.
  func issues(of section: Int) -> [Issue] {
    let frames = sections[section]
    guard let room = frames.room else { return [] }
    return frames.declared.layout.faults(in: room.container).map {
      Issue.absurdLayout($0, section: frames.items.section.key)
    }
  }

  /// What the outermost sections are offered: no end along the axis.
  private var container: Size {
    var container = viewport
    container[axis] = Size.largestExtent
    return container
  }

  /// Places the outermost sections.
  func arrangeOutermost() {
    revision += 1
    let items = SubsectionItems(outermost, in: self, room: ItemRoom(seen: viewport))
    body = layout.arrange(items, in: container)
  }

  /// The extent of everything.
  package var contentSize: Size { body.contentSize }

  /// The arrangement in which a section has a slot.
  func body(around section: Int) -> Arrangement {
    sections[section].items.section.place.parent.map { sections[$0].body } ?? body
  }
}

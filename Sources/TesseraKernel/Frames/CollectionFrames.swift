import TesseraLayout

/// The frames of a collection in content coordinates: sections that a layout places, and sections in them.
///
/// A class, because a section's layout queries the sizes of the child sections, which are laid out to answer.
package final class CollectionFrames {
  package let axis: Axis
  let layout: Layout
  /// The size of the uncovered part of the viewport.
  let viewport: Size
  /// Not modified in place across a call, so that reads need no checks; see ``Engine/snapshot``.
  @exclusivity(unchecked) package var sections: [SectionFrames] = []
  private(set) var outermost: [Int] = []
  /// The number of changes that may have moved something.
  var revision = 0
  /// The arrangement of the outermost sections.
  var body = Arrangement(count: 0, contentSize: .zero)
  var overhang = Overhang()
  var search = SlotSearch()
  /// Sections in which a size has changed since their groups were laid out.
  var staleGroupSections: Set<Int> = []
  /// Sections in which a size has changed and that have to be arranged again.
  var invalidatedSections: Set<Int> = []
  /// Whether the outermost sections have to be arranged again.
  var isOutermostInvalidated = false

  init() {
    axis = .vertical
    layout = .list()
    viewport = .zero
  }

  /// Lays out a collection.
  ///
  /// - Parameters:
  ///   - viewport: The size of the uncovered part of the viewport.
  ///   - section: Returns a section that is not laid out yet, with the data that is reused.
  package init(
    _ snapshot: Snapshot, viewport: Size,
    section: (_ position: Int, _ children: [Int: Int]) -> SectionFrames
  ) {
    axis = snapshot.axis
    layout = snapshot.layout
    self.viewport = viewport
    outermost = snapshot.outermost
    // The compiler copies this for every closure, so the parts that need none are elsewhere.
    let children = Self.children(in: snapshot)
    sections = snapshot.sections.indices.map { section($0, children[$0]) }
    arrangeAll()
  }

  /// Returns the child sections of each section, by their slots.
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

  /// The issues of the parameters of layouts. O(*s*) for *s* sections, plus the layouts' own checks.
  var issues: [Issue] {
    layout.issues(in: container).map { Issue.invalidLayout($0, section: nil) }
      + sections.indices.flatMap { issues(of: $0) }
  }

  func issues(of section: Int) -> [Issue] {
    let frames = sections[section]
    guard let constraints = frames.constraints else { return [] }
    return frames.declared.layout.issues(in: constraints.container).map {
      Issue.invalidLayout($0, section: frames.items.section.key)
    }
  }

  /// The size that is offered to the outermost sections, unbounded along the axis.
  private var container: Size {
    var container = viewport
    container[axis] = Size.largestExtent
    return container
  }

  func arrangeOutermost() {
    revision += 1
    let items = SubsectionItems(outermost, in: self, constraints: ItemConstraints(visibleSize: viewport))
    body = layout.arrange(items, in: container)
  }

  package var contentSize: Size { body.contentSize }

  /// Returns the arrangement that contains the slot of a section.
  func body(around section: Int) -> Arrangement {
    sections[section].items.section.place.parent.map { sections[$0].body } ?? body
  }
}

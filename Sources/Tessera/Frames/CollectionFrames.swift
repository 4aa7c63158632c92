import TesseraLayout

/// Where everything of a collection is, in content coordinates: sections placed by a layout, and sections in them.
///
/// A class, because a section's layout asks for the sizes of the sections inside, which are laid out to answer.
final class CollectionFrames<H: Host> {
  /// The axis along which the collection scrolls.
  let axis: Axis
  private let layout: Layout
  /// How much of the collection can be seen at once.
  let viewport: Size
  private(set) var sections: [SectionFrames<H>] = []
  private var outermost: [Int] = []
  /// The outermost sections.
  private var body = Arrangement(count: 0, contentSize: .zero)
  private var overhang = Overhang()
  /// Sections in which a size has changed since the groups in them were laid out.
  private var unsettled: Set<Int> = []

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
  ///   - viewport: How much of it can be seen at once.
  ///   - section: A section that is not laid out yet, with what is known from before.
  init(
    _ snapshot: Snapshot<H>, viewport: Size,
    section: (_ position: Int, _ children: [Int: Int]) -> SectionFrames<H>
  ) {
    axis = snapshot.axis
    layout = snapshot.layout
    self.viewport = viewport
    outermost = snapshot.outermost
    var children = snapshot.sections.map { section in
      Dictionary(uniqueKeysWithValues: section.children.enumerated().map { ($0.offset, $0.element) })
    }
    for position in snapshot.sections.indices.dropFirst(snapshot.declaredCount) {
      let place = snapshot.sections[position].place
      if let parent = place.parent { children[parent][place.slot] = position }
    }
    sections = snapshot.sections.indices.map { section($0, children[$0]) }
    var container = viewport
    container[axis] = Size.largestExtent
    body = layout.arrange(SubsectionItems(outermost, in: self), in: container)
    for (slot, position) in outermost.enumerated() { settle(position, in: body.frame(at: slot).size) }
  }

  /// The extent of everything.
  var contentSize: Size { body.contentSize }

  /// The arrangement in which a section has a slot.
  func body(around section: Int) -> Arrangement {
    sections[section].items.section.place.parent.map { sections[$0].body } ?? body
  }
}

// MARK: - Laying out

extension CollectionFrames {
  /// How large a section is when it is offered a room; it is laid out for that.
  func size(of section: Int, offered: Size) -> Size {
    let sizing = sections[section].declared.sizing ?? .content(scrolling: axis)
    let decided = sizing.size(offered: offered.bounded(by: viewport)).sanitized
    var room = SectionRoom(container: offered)
    for axis in Axis.allCases where !sizing[axis].isEstimated {
      if !sizing[axis].isFill {
        room[axis] = decided[axis]
        room.container[axis] = decided[axis]
      } else if offered[axis] < Size.largestExtent {
        room.least[axis] = offered[axis]
      }
    }
    if sections[section].room != room { layOut(section, in: room) }
    return sections[section].size
  }

  private func layOut(_ section: Int, in room: SectionRoom) {
    arrange(section, in: room)
    if sections[section].items.section.children.isEmpty {
      settleGroups(in: section, room)
    } else {
      settleChildren(of: section)
    }
  }

  /// Places what is in a section, for what is known about sizes.
  private func arrange(_ section: Int, in room: SectionRoom) {
    var frames = sections[section]
    let items = frames.items
    frames.layOut(in: room, viewport: viewport) { arrange(items, in: $0) }
    sections[section] = frames
  }

  /// Places what is in a section.
  private func arrange(_ items: SectionItems<H>, in container: Size) -> Arrangement {
    let section = items.section
    return section.children.isEmpty
      ? section.section.layout.arrange(items, in: container)
      : section.section.layout.arrange(SubsectionItems(section.children, in: self), in: container)
  }

  /// Lays those sections inside out that nobody asked for their sizes, and notes what sticks out of its slot.
  private func settleChildren(of section: Int) {
    for (slot, child) in sections[section].items.section.children.enumerated() {
      settle(child, in: sections[section].body.frame(at: slot).size)
      let slotFrame = Rect(size: sections[section].body.frame(at: slot).size)
      sections[section].overhang.note(sections[child].bounds(reaching: viewport), beyond: slotFrame)
    }
  }

  /// Lays the groups in a section out in the slots that they have now, and gives the slots the sizes of the groups.
  ///
  /// Where a layout shares room out, each depends on the other: a few rounds have to do.
  private func settleGroups(in section: Int, _ room: SectionRoom) {
    let groups = sections[section].children.sorted { $0.key < $1.key }
    for _ in 0..<Self.roundLimit {
      var (hasChanged, isArranged) = (false, true)
      for (slot, group) in groups {
        guard let size = size(ofGroup: group), sections[section].items.measured[slot]?.size != size,
          let measured = measuredSize(size, ofGroup: group)
        else { continue }
        hasChanged = true
        if !sections[section].setMeasured(measured, for: .item(slot)) { isArranged = false }
      }
      if !isArranged { arrange(section, in: room) }
      if !hasChanged { break }
    }
    for (slot, group) in groups {
      let slotFrame = Rect(size: sections[section].body.frame(at: slot).size)
      sections[section].overhang.note(sections[group].bounds(reaching: viewport), beyond: slotFrame)
    }
  }

  /// How often groups and the layout around them are asked for each other.
  private static var roundLimit: Int { 4 }

  private func settle(_ section: Int, in size: Size) {
    if sections[section].room == nil {
      layOut(section, in: SectionRoom(container: size, width: size.width, height: size.height))
    }
    if sections[section].items.section.place.parent == nil {
      overhang.note(sections[section].bounds(reaching: viewport), beyond: Rect(size: size))
    }
  }
}

// MARK: - Changing

extension CollectionFrames {
  /// Looks into a group: its parts are a section from now on.
  func open(_ section: SectionFrames<H>) {
    let place = section.items.section.place
    sections.append(section)
    let group = sections.count - 1
    if let parent = place.parent { sections[parent].children[place.slot] = group }
    if let size = size(ofGroup: group) { adopt(size, ofGroup: group) }
    noteOverhang(of: group)
  }

  /// Forgets groups.
  ///
  /// - Parameters:
  ///   - places: For the sections that are kept, their new positions by their old ones.
  ///   - snapshot: The sections that are kept.
  func close(_ places: [Int: Int], _ snapshot: Snapshot<H>) {
    unsettled = []
    sections = sections.indices.filter { places[$0] != nil }.map { position in
      var section = sections[position]
      section.children = section.children.compactMapValues { places[$0] }
      section.items.move(to: snapshot.sections[places[position] ?? position])
      return section
    }
  }

  /// Takes a measured size over.
  ///
  /// - Complexity: O(*d* log *n*) for *d* sections around each other where their layouts can change one size in place.
  func setMeasured(_ measured: MeasuredSize<H>, for path: ElementPath) {
    guard sections.indices.contains(path.section) else { return }
    let before = sections[path.section].size
    if !sections[path.section].setMeasured(measured, for: path.element) { arrangeAgain(path.section) }
    if sections[path.section].size != before { sizeChanged(of: path.section) }
    noteOverhang(of: path.section)
    if !sections[path.section].children.isEmpty { unsettled.insert(path.section) }
  }

  /// Lays groups out again whose slots have changed with the sizes that were taken over.
  func settleGroups() {
    for _ in 0..<Self.roundLimit where !unsettled.isEmpty {
      let changed = unsettled.sorted()
      unsettled = []
      // Inner groups come behind those around them.
      for section in changed.reversed() where sections[section].items.section.children.isEmpty {
        for (slot, group) in sections[section].children.sorted(by: { $0.key < $1.key }) {
          guard let size = size(ofGroup: group), sections[section].items.measured[slot]?.size != size else {
            continue
          }
          adopt(size, ofGroup: group)
        }
      }
    }
    unsettled = []
  }

  /// Scrolls what is in a section, as far as it goes.
  func scroll(_ section: Int, to offset: Double) { sections[section].scroll(to: offset) }

  /// How large a group is in the room that its item has; its parts are laid out for that.
  private func size(ofGroup section: Int) -> Size? {
    let place = sections[section].items.section.place
    guard let parent = place.parent, let item = sections[parent].sizing(of: .item(place.slot)) else {
      return nil
    }
    var offered = sections[parent].items.visibleSize
    let frame = sections[parent].frame(of: .item(place.slot))
    if !item.width.isEstimated { offered.width = frame.width }
    offered.height = item.height.isEstimated ? Size.largestExtent : frame.height
    return size(of: section, offered: offered)
  }

  /// Tells the item that a group is about the size of its parts.
  private func adopt(_ size: Size, ofGroup section: Int) {
    let place = sections[section].items.section.place
    guard let parent = place.parent, let measured = measuredSize(size, ofGroup: section) else { return }
    setMeasured(measured, for: .item(place.slot, in: parent))
  }

  private func measuredSize(_ size: Size, ofGroup section: Int) -> MeasuredSize<H>? {
    let place = sections[section].items.section.place
    guard let parent = place.parent, let cell = sections[parent].items.section.cell(at: place.slot) else {
      return nil
    }
    return MeasuredSize(size: size, offered: sections[parent].items.visibleSize, cell: cell)
  }

  private func arrangeAgain(_ section: Int) {
    guard let room = sections[section].room else { return }
    layOut(section, in: room)
  }

  /// Carries a section's new size to what is around it.
  private func sizeChanged(of section: Int) {
    let place = sections[section].items.section.place
    let size = sections[section].size
    guard let parent = place.parent else {
      if !body.resize(at: place.slot, to: size) {
        var container = viewport
        container[axis] = Size.largestExtent
        body = layout.arrange(SubsectionItems(outermost, in: self), in: container)
      }
      return
    }
    guard sections[parent].items.section.children.isEmpty else {
      let before = sections[parent].size
      if !sections[parent].body.resize(at: place.slot, to: size) { arrangeAgain(parent) }
      if sections[parent].size != before { sizeChanged(of: parent) }
      return noteOverhang(of: parent)
    }
    adopt(size, ofGroup: section)
  }

  /// Notes what sticks out of a section, and of those around it. An overhang that has become smaller is kept: it makes
  /// the search look at a section more, never at one less.
  private func noteOverhang(of section: Int) {
    let place = sections[section].items.section.place
    let slot = Rect(size: body(around: section).frame(at: place.slot).size)
    let bounds = sections[section].bounds(reaching: viewport)
    guard let parent = place.parent else { return overhang.note(bounds, beyond: slot) }
    let before = sections[parent].overhang
    sections[parent].overhang.note(bounds, beyond: slot)
    if sections[parent].overhang != before { noteOverhang(of: parent) }
  }
}

// MARK: - Frames

extension CollectionFrames {
  /// Where a section's coordinates begin.
  func origin(of section: Int) -> Point {
    let place = sections[section].items.section.place
    guard let parent = place.parent else { return body.frame(at: place.slot).origin }
    let slot = sections[parent].body.frame(at: place.slot).origin
    return origin(of: parent) + sections[parent].bodyOrigin + slot
  }

  /// The frame of an element where nothing is pinned.
  func frame(of path: ElementPath) -> Rect {
    guard sections.indices.contains(path.section) else { return .zero }
    return sections[path.section].frame(of: path.element).offset(by: origin(of: path.section))
  }

  /// What cuts an element off; nil where nothing does.
  func clip(of path: ElementPath) -> Rect? {
    var clip = path.element.isInBody ? sections[path.section].clip : nil
    clip = clip?.offset(by: origin(of: path.section))
    var parent = sections[path.section].items.section.place.parent
    while let section = parent {
      if let own = sections[section].clip?.offset(by: origin(of: section)) {
        clip = clip.map { $0.intersection(own) ?? Rect(origin: own.origin) } ?? own
      }
      parent = sections[section].items.section.place.parent
    }
    return clip
  }

  /// What was found by measuring an element.
  func measured(_ path: ElementPath) -> MeasuredSize<H>? {
    sections.indices.contains(path.section) ? sections[path.section].measured(path.element) : nil
  }

  /// The room that is offered when an element is measured; nil where its size is not estimated.
  func offer(to path: ElementPath) -> Size? {
    sections.indices.contains(path.section) ? sections[path.section].offer(to: path.element) : nil
  }

  /// What is around an element and may hold on to it: for the part of a group, the group.
  func group(around path: ElementPath) -> ElementPath? {
    guard sections.indices.contains(path.section) else { return nil }
    let place = sections[path.section].items.section.place
    guard let parent = place.parent, sections[parent].items.section.children.isEmpty else { return nil }
    return .item(place.slot, in: parent)
  }
}

extension CollectionFrames {
  /// Calls back with the outermost sections that may show something in a rectangle.
  func forEachOutermost(near rect: Rect, _ visit: (_ section: Int, _ origin: Point) -> Void) {
    for slot in body.indices(overlapping: overhang.reach(around: rect)) {
      visit(outermost[slot], body.frame(at: slot).origin)
    }
  }
}

extension ElementPath.Element {
  /// Whether the element is among the items, which may scroll by themselves.
  var isInBody: Bool {
    switch self {
    case .item, .decoration(_, .some): true
    case .header, .footer, .decoration(_, nil): false
    }
  }
}

extension Sizing {
  /// Across the axis all there is, along it as long as the content.
  static func content(scrolling axis: Axis) -> Sizing {
    axis == .vertical
      ? Sizing(width: .fill, height: .estimated(0)) : Sizing(width: .estimated(0), height: .fill)
  }
}

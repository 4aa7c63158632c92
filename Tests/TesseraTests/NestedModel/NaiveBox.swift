import Tessera
import TesseraLayout
import TesseraTesting

/// The input of the model: measured sizes, opened groups and scroll offsets.
struct NaiveKnowledge {
  var axis: Axis
  var viewport: Size
  /// The names of the elements on screen or near it; the model computes their sizes itself.
  var live: Set<String> = []
  /// Measured sizes, including old ones.
  var measured: [String: Size] = [:]
  /// The names of the opened groups.
  var opened: Set<String> = []
  /// The offsets of scrolling sections.
  var offsets: [String: Double] = [:]

  /// Returns the measured size of a leaf; `nil` if it was never measured.
  func size(of leaf: Leaf, named name: String, offered: Size) -> Size? {
    (live.contains(name) ? leaf.measured(offered) : nil) ?? measured[name]
  }
}

/// A section or a group, laid out as simply as possible in its own coordinates.
final class NaiveBox {
  let name: String
  let branch: Branch
  private let known: NaiveKnowledge
  private(set) var size = Size.zero
  private(set) var header = Rect.zero
  private(set) var footer = Rect.zero
  /// The part of the box that contains the items.
  private(set) var window = Rect.zero
  /// The frames of items or boxes, shifted by the scroll offset.
  private(set) var frames: [Rect] = []
  /// The inner boxes by slot.
  private(set) var boxes: [Int: NaiveBox] = [:]
  private(set) var isClipped = false
  private let sizing: Sizing
  private var isLaidOut = false

  init(_ branch: Branch, named name: String, sizing: Sizing, _ known: NaiveKnowledge) {
    self.name = name
    self.branch = branch
    self.known = known
    self.sizing = sizing
    for (slot, inner) in branch.branches.enumerated() {
      boxes[slot] = NaiveBox(
        inner, named: "\(name)/\(inner.id)", sizing: inner.sizing(scrolling: known.axis), known)
    }
    for (slot, leaf) in branch.leaves.enumerated() where branch.branches.isEmpty {
      guard let bunch = leaf.bunch, known.opened.contains("\(name)/\(leaf.id)") else { continue }
      boxes[slot] = NaiveBox(
        bunch.branch(id: leaf.id), named: "\(name)/\(leaf.id)", sizing: leaf.sizing, known)
    }
  }

  /// Lays out the box for an offered size and a visible size, and returns its size.
  func layOut(offered: Size, seen: Size) -> Size {
    let decided = sizing.size(offered: offered.within(seen))
    var (container, least) = (offered, Size.zero)
    var fixed: [Axis: Double] = [:]
    for axis in Axis.allCases {
      switch sizing[axis] {
      case .estimated: break
      case .fill: least[axis] = offered[axis] < Size.largestExtent ? offered[axis] : 0
      default:
        fixed[axis] = decided[axis]
        container[axis] = decided[axis]
      }
    }
    return layOut(container, fixed, least, seen)
  }

  /// Lays out the box of a group in the slot of its item, which decides the sides that the parts do not.
  private func layOut(group leaf: Leaf, slot: Size, _ seen: Size) -> Size {
    var (container, least) = (Size(width: seen.width, height: Size.largestExtent), Size.zero)
    var fixed: [Axis: Double] = [:]
    for axis in Axis.allCases {
      switch leaf.sizing[axis] {
      case .estimated: continue
      case .fill: least[axis] = slot[axis]
      default: fixed[axis] = slot[axis]
      }
      container[axis] = slot[axis]
    }
    return layOut(container, fixed, least, seen)
  }

  /// Lays out the box in a slot that its layout assigned without a query.
  func layOut(slot: Size) {
    if !isLaidOut {
      _ = layOut(slot, [.horizontal: slot.width, .vertical: slot.height], .zero, known.viewport)
    }
  }

  private func layOut(
    _ container: Size, _ fixed: [Axis: Double], _ least: Size, _ around: Size
  ) -> Size {
    isLaidOut = true
    let axis = known.axis
    let seen = container.within(around)
    header = Rect(size: size(of: branch.header, named: "header", seen))
    footer = Rect(size: size(of: branch.footer, named: "footer", seen))
    var room = container
    if let scrolls = branch.scrolls { room[scrolls] = Size.largestExtent }
    let places = places(in: room, seen)
    size[axis] = header.size[axis] + places.size[axis] + footer.size[axis]
    size[axis.cross] = max(
      header.size[axis.cross], places.size[axis.cross], footer.size[axis.cross])
    if let scrolls = branch.scrolls { size[scrolls] = min(size[scrolls], container[scrolls]) }
    for axis in Axis.allCases { size[axis] = fixed[axis] ?? max(least[axis], size[axis]) }
    footer.origin[axis] = max(0, size[axis] - footer.size[axis])
    window = Rect(size: size)
    window.origin[axis] = header.size[axis]
    window.size[axis] = max(0, size[axis] - header.size[axis] - footer.size[axis])
    var shift = Point.zero
    shift[axis] = header.size[axis]
    if let scrolls = branch.scrolls {
      isClipped = places.size[scrolls] > window.size[scrolls]
      shift[scrolls] -= known.offsets[name] ?? 0
    }
    frames = places.frames.map { $0.offset(by: shift) }
    return size
  }

  private func size(of cap: Cap?, named part: String, _ seen: Size) -> Size {
    guard let cap else { return .zero }
    let room = cap.leaf.sizing.measuringConstraint(offered: seen)
    let measured = known.size(of: cap.leaf, named: "\(name)/\(part)", offered: room)
    return cap.leaf.sizing.size(offered: seen, measured: measured)
  }

  /// Places the contents repeatedly until the measured sizes fit their slots.
  private func places(in room: Size, _ seen: Size) -> NaivePlaces {
    guard branch.branches.isEmpty else {
      let items = NaiveItems(
        count: branch.branches.count,
        ask: { self.boxes[$0]?.layOut(offered: $1, seen: seen.less($2)) ?? .zero },
        fills: { self.boxes[$0]?.sizing[$1] == .fill })
      let places = branch.layout.places(items, in: room)
      for (slot, box) in boxes { box.layOut(slot: places.frames[slot].size) }
      return places
    }
    var slots = branch.leaves.map { _ in seen }
    var places = NaivePlaces(frames: [], size: .zero)
    for _ in 0..<8 {
      let measured = branch.leaves.indices.map { measure($0, slot: slots[$0], seen) }
      let items = NaiveItems(
        count: branch.leaves.count,
        ask: {
          self.branch.leaves[$0].sizing.size(offered: $1.within(seen.less($2)), measured: measured[$0])
        },
        fills: { self.branch.leaves[$0].sizing[$1] == .fill })
      places = branch.layout.places(items, in: room)
      let next = places.frames.map { $0.size }
      if zip(next, slots).allSatisfy({ $0.isClose($1) }) { break }
      slots = next
    }
    return places
  }

  /// Returns the measured size of an item in a slot; `nil` if it was never measured.
  private func measure(_ index: Int, slot: Size, _ seen: Size) -> Size? {
    let leaf = branch.leaves[index]
    guard let box = boxes[index] else {
      return known.size(
        of: leaf, named: "\(name)/\(leaf.id)", offered: Size(width: slot.width, height: seen.height))
    }
    return box.layOut(group: leaf, slot: slot, seen.less(branch.layout.taken))
  }

  /// Returns the frame of a decoration of one item or of the whole section.
  func frame(of ornament: Ornament, at item: Int?, in slot: Size) -> Rect {
    let whole = Rect(size: Size(width: max(size.width, slot.width), height: max(size.height, slot.height)))
    let target = item.map { frames[$0] } ?? (ornament.target == .items ? window : whole)
    let part = item.map { "\(branch.leaves[$0].id)/\(ornament.leaf.id)" } ?? "\(ornament.leaf.id)"
    let measured = known.size(of: ornament.leaf, named: "\(name)/\(part)", offered: target.size)
    let size = ornament.leaf.sizing.size(offered: target.size, measured: measured)
    let room = target.inset(by: Insets(ornament.inset))
    func place(_ edge: RelativePlacement.Place, _ extent: Double, _ start: Double, _ room: Double) -> (
      Double, Double
    ) {
      switch edge {
      case .start: (start, extent)
      case .center: (start + room / 2 - extent / 2, extent)
      case .end: (start + room - extent, extent)
      case .stretch: (start, room)
      case .before: (start - extent, extent)
      case .after: (start + room, extent)
      }
    }
    let (x, width) = place(ornament.horizontal, size.width, room.minX, room.width)
    let (y, height) = place(ornament.vertical, size.height, room.minY, room.height)
    return Rect(x: x + ornament.shift, y: y - ornament.shift, width: width, height: height)
  }
}

extension Branch {
  /// Returns the declared size; otherwise, all available space across the axis and the content's extent along
  /// it.
  func sizing(scrolling axis: Axis) -> Sizing {
    if let size { return size.sizing }
    return axis == .vertical
      ? Sizing(width: .fill, height: .estimated(0)) : Sizing(width: .estimated(0), height: .fill)
  }
}

extension Bunch {
  /// Returns the group as a section.
  func branch(id: Int) -> Branch {
    Branch(id: id, layout: layout, leaves: leaves, ornaments: ornaments, scrolls: scrolls, size: size)
  }
}

extension Size {
  /// Returns the size reduced by another size on each side.
  func less(_ other: Size) -> Size {
    Size(width: max(0, width - other.width), height: max(0, height - other.height))
  }

  /// Returns the size with unlimited sides replaced.
  func within(_ other: Size) -> Size {
    Size(
      width: width < Size.largestExtent ? width : other.width,
      height: height < Size.largestExtent ? height : other.height)
  }
}

import Tessera
import TesseraLayout
import TesseraTesting

/// The placement of every element by name, computed by the model from scratch.
struct NaivePlacements {
  private(set) var placements: [String: Placement] = [:]
  private let axis: Axis

  /// Computes all placements.
  ///
  /// - Parameter free: The part of the viewport that is not covered.
  init(_ tree: Tree, _ known: NaiveKnowledge, free: Rect) {
    axis = tree.axis
    let boxes = tree.branches.map { branch in
      NaiveBox(branch, named: "\(branch.id)", sizing: branch.sizing(scrolling: tree.axis), known)
    }
    var room = known.viewport
    room[axis] = Size.largestExtent
    let items = NaiveItems(
      count: boxes.count, ask: { boxes[$0].layOut(offered: $1, seen: known.viewport.less($2)) },
      fills: { tree.branches[$0].sizing(scrolling: tree.axis)[$1] == .fill })
    let layout = tree.layout ?? (axis == .vertical ? .list(0) : .transposed(.list(0)))
    let places = layout.places(items, in: room)
    for (box, frame) in zip(boxes, places.frames) {
      add(box, in: frame, clip: nil, free: (free.min(axis), free.max(axis)), depth: 0)
    }
  }

  private mutating func add(
    _ box: NaiveBox, in slot: Rect, clip: Rect?, free: (start: Double, end: Double), depth: Int
  ) {
    let origin = slot.origin
    var free = free
    let ends = (origin[axis], origin[axis] + box.size[axis])
    let around = free
    for (part, cap) in [("header", box.branch.header), ("footer", box.branch.footer)] {
      guard let cap else { continue }
      let natural = (part == "header" ? box.header : box.footer).offset(by: origin)
      guard cap.isPinned else {
        placements["\(box.name)/\(part)"] = Placement(frame: natural, clip: clip)
        continue
      }
      var frame = natural
      let extent = natural.size[axis]
      if part == "header" {
        frame.origin[axis] = max(natural.min(axis), min(around.start, ends.1 - extent))
        free.start = max(free.start, frame.max(axis))
        free.end = max(free.start, free.end)
      } else {
        frame.origin[axis] = min(natural.min(axis), max(around.end - extent, ends.0 + box.header.size[axis]))
        free.end = max(free.start, min(free.end, frame.min(axis)))
      }
      placements["\(box.name)/\(part)"] = Placement(
        frame: frame, layer: max(1, 1000 - depth), clip: clip)
    }
    var inner = clip
    if box.isClipped {
      let window = box.window.offset(by: origin)
      inner = clip.map { $0.intersection(window) ?? Rect(origin: window.origin) } ?? window
    }
    addOrnaments(of: box, in: slot, clip: clip, inner: inner)
    for (slot, frame) in box.frames.enumerated() {
      if let part = box.boxes[slot] {
        add(part, in: frame.offset(by: origin), clip: inner, free: free, depth: depth + 1)
      } else if box.branch.branches.isEmpty {
        placements["\(box.name)/\(box.branch.leaves[slot].id)"] = Placement(
          frame: frame.offset(by: origin), clip: inner)
      }
    }
  }

  private mutating func addOrnaments(of box: NaiveBox, in slot: Rect, clip: Rect?, inner: Rect?) {
    let origin = slot.origin
    let leaves = box.branch.branches.isEmpty ? box.branch.leaves : []
    for ornament in box.branch.ornaments {
      switch ornament.target {
      case .section, .items:
        placements["\(box.name)/\(ornament.leaf.id)"] = Placement(
          frame: box.frame(of: ornament, at: nil, in: slot.size).offset(by: origin), layer: ornament.layer,
          clip: clip)
      case .eachItem, .betweenItems:
        for (position, leaf) in leaves.enumerated() {
          placements["\(box.name)/\(leaf.id)/\(ornament.leaf.id)"] = Placement(
            frame: box.frame(of: ornament, at: position, in: slot.size).offset(by: origin),
            layer: ornament.layer, clip: inner)
        }
      }
    }
  }
}

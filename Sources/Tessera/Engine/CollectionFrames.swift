import TesseraLayout

/// Where everything of a collection is: sections one below the other, in content coordinates.
struct CollectionFrames<H: Host> {
  private(set) var sections: [SectionFrames<H>]
  /// The heights of the sections.
  private var stack: Extents
  private var width: Double
  /// How far items reach beyond the top and the bottom of their sections, at most.
  private var overhang: (top: Double, bottom: Double) = (0, 0)

  init(_ sections: [SectionFrames<H>] = []) {
    self.sections = sections
    stack = Extents()
    width = 0
    for section in sections {
      stack.append(count: 1, extent: section.size.height)
      width = max(width, section.size.width)
      noteOverhang(of: section)
    }
  }

  /// The extent of everything.
  var contentSize: Size { Size(width: width, height: stack.total) }

  /// The frame of an element where nothing is pinned.
  func frame(of path: ElementPath) -> Rect {
    guard sections.indices.contains(path.section) else { return .zero }
    return sections[path.section].frame(of: path.element).offset(by: origin(of: path.section))
  }

  /// Where an element stands in a viewport: pinned headers stay in view, pushed out by the end of their section.
  func placement(of path: ElementPath, in viewport: Rect) -> Placement {
    let natural = frame(of: path)
    guard path.element == .header, isPinned(path.section) else { return Placement(frame: natural) }
    let limit = origin(of: path.section).y + sections[path.section].size.height
    return Placement(frame: Pinning.frame(of: natural, visible: viewport, limit: limit), layer: 1)
  }

  /// Every element that overlaps a rectangle, and every pinned header whose section does; from top to bottom.
  ///
  /// - Complexity: O(log *s*) for *s* sections, and what the layouts of the visible sections need.
  func paths(overlapping rect: Rect) -> [ElementPath] {
    var paths: [ElementPath] = []
    guard !sections.isEmpty else { return paths }
    let top = rect.minY - overhang.bottom
    // Above the content the first section is the nearest one, even one without any extent.
    let first = top < 0 ? 0 : stack.index(at: top)
    for section in first..<sections.count {
      let origin = origin(of: section)
      if origin.y - overhang.top >= rect.maxY { break }
      let local = rect.offset(by: Point(y: -origin.y))
      let start = paths.count
      sections[section].appendPaths(overlapping: local, section: section, to: &paths)
      let header = ElementPath(section: section, element: .header)
      let bounds = Rect(origin: .zero, size: sections[section].size)
      if isPinned(section), start == paths.count || paths[start] != header, bounds.overlaps(local) {
        paths.insert(header, at: start)
      }
    }
    return paths
  }

  /// Takes a measured size over.
  ///
  /// - Complexity: O(log *n*) where the section's layout can change one size in place.
  mutating func setMeasured(_ measured: MeasuredSize<H>, for path: ElementPath) {
    guard sections.indices.contains(path.section) else { return }
    let before = sections[path.section].size
    sections[path.section].setMeasured(measured, for: path.element)
    let size = sections[path.section].size
    stack.replace(at: path.section, with: size.height)
    noteOverhang(of: sections[path.section])
    if size.width >= width {
      width = size.width
    } else if before.width == width {
      // The widest section has become narrower: another one may be the widest now.
      width = sections.reduce(0) { max($0, $1.size.width) }
    }
  }

  /// The room that is offered when an element is measured; nil where its size is not estimated.
  func offer(to path: ElementPath) -> Size? {
    guard sections.indices.contains(path.section) else { return nil }
    return sections[path.section].offer(to: path.element)
  }

  /// An overhang that has become smaller is kept: it makes the search look at a section more, never at one less.
  private mutating func noteOverhang(of section: SectionFrames<H>) {
    let frames = section.bounds
    overhang.top = max(overhang.top, -frames.minY)
    overhang.bottom = max(overhang.bottom, frames.maxY - section.size.height)
  }

  private func origin(of section: Int) -> Point { Point(y: stack.offset(of: section)) }

  private func isPinned(_ section: Int) -> Bool {
    sections[section].items.section.section.header?.isPinned ?? false
  }
}

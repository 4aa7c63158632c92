/// A layout that is a closure: the shortest way to a custom one.
///
/// Closures cannot be compared, so each layout carries an `id` that says which one it is: two layouts are equal when their
/// ids are, and then must place items alike. Everything the closure captures and that may change belongs into the id:
///
///     Layout.custom(id: step) { index, _ in
///       Rect(x: Double(index) * step, y: Double(index) * step, width: 40, height: 40)
///     }
///
/// Frames may overlap and lie in any order. Frames that are not sane are replaced by the nearest ones that are
/// (``Rect/sanitized``); items for which there is no frame get `.zero`, frames for which there is no item are ignored. O(n),
/// plus what the closure needs.
public struct ClosureLayout<ID: Hashable & Sendable>: LayoutAlgorithm {
  /// Places all items at once: from their sizes, and the extents of the container, in points, which may be
  /// ``Size/largestExtent`` where it has no end.
  public typealias Frames = @Sendable (_ sizes: [Size], _ container: Size) -> [Rect]
  /// Places one item: from its position, and the extents of the container as for ``Frames``.
  public typealias Frame = @Sendable (_ index: Int, _ container: Size) -> Rect

  /// What says whether two layouts are the same.
  public let id: ID
  private let closure: Closure

  private enum Closure {
    case frames(Frames)
    case frame(Frame)
  }

  /// Makes a layout that places all items at once. Each item is offered the container, and asked for its size once.
  public init(id: ID, frames: @escaping Frames) {
    self.id = id
    closure = .frames(frames)
  }

  /// Makes a layout that places one item after the other. Items are not asked for their sizes.
  public init(id: ID, frame: @escaping Frame) {
    self.id = id
    closure = .frame(frame)
  }

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let container = container.sanitized
    switch closure {
    case .frames(let frames):
      let frames = frames(items.allSizes(offered: container), container)
      return AbsoluteLayout(frames: frames).arrange(items, in: container)
    case .frame(let frame):
      return FramesArrangement((0..<items.safeCount).map { frame($0, container).sanitized })
    }
  }

  /// Whether the ids are equal, and both layouts are of the same kind.
  public static func == (left: ClosureLayout, right: ClosureLayout) -> Bool {
    switch (left.closure, right.closure) {
    case (.frames, .frames), (.frame, .frame): left.id == right.id
    default: false
    }
  }
}

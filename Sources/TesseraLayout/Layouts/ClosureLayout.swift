/// A layout that is defined by a closure: the shortest way to write a custom layout.
///
/// Closures cannot be compared, so each layout has an `id`. Two layouts are equal if their ids are, and must
/// then arrange items in the same way. Include everything in the id that the closure captures and that may
/// change:
///
///     Layout.custom(id: step) { index, _ in
///       Rect(x: Double(index) * step, y: Double(index) * step, width: 40, height: 40)
///     }
///
/// Frames may overlap and lie in any order. Invalid frames are replaced by the nearest valid ones
/// (``Rect/sanitized``). Items without a frame get `.zero`; frames without an item are ignored. O(n), plus
/// the cost of the closure.
public struct ClosureLayout<ID: Hashable & Sendable>: LayoutAlgorithm {
  /// A closure that places all items at once, from their sizes and the size of the container, in points.
  ///
  /// An unbounded extent of the container is ``Size/largestExtent``.
  public typealias Frames = @Sendable (_ sizes: [Size], _ container: Size) -> [Rect]
  /// A closure that places one item, from its index and the size of the container, as for ``Frames``.
  public typealias Frame = @Sendable (_ index: Int, _ container: Size) -> Rect

  /// The identity of the layout: layouts with equal ids are equal.
  public let id: ID
  private let closure: Closure

  private enum Closure {
    case frames(Frames)
    case frame(Frame)
  }

  /// Creates a layout that places all items at once.
  ///
  /// Each item is measured once and offered the container.
  public init(id: ID, frames: @escaping Frames) {
    self.id = id
    closure = .frames(frames)
  }

  /// Creates a layout that places items one by one, without measuring them.
  public init(id: ID, frame: @escaping Frame) {
    self.id = id
    closure = .frame(frame)
  }

  /// Arranges the items in a container.
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

  /// Returns whether the ids are equal and both layouts use the same kind of closure.
  public static func == (left: ClosureLayout, right: ClosureLayout) -> Bool {
    switch (left.closure, right.closure) {
    case (.frames, .frames), (.frame, .frame): left.id == right.id
    default: false
    }
  }
}

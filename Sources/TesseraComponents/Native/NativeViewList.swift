#if !hasFeature(Embedded)
@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The native views inside of the view of a drawing.
///
/// A host shows each native view of a drawing in their order, and then removes those that are left from the drawing
/// before:
///
///     for native in drawing.nativeViews {
///       if let view = list.show(native, size: frame.size, ofOtherItem: isOther, send) { place(view) }
///     }
///     for view in list.takeUnused() { remove(view) }
@MainActor
package struct NativeViewList<H: CollectionHost> {
  private var views: [ShownView] = []
  private var shownCount = 0
  private var unused: [H.View] = []

  package init() {}

  package var isEmpty: Bool { views.isEmpty }

  /// Configures the next view, which is that of the drawing before if it has the same type.
  ///
  /// - Parameters:
  ///   - native: The native view of the drawing.
  ///   - size: The size of the part, in points.
  ///   - isOther: Whether the drawing shows another item than the one before.
  ///   - send: Sends an event of a new view.
  /// - Returns: The view; `nil` if the host has no such view.
  package mutating func show(
    _ native: NativeView, size: Size, ofOtherItem isOther: Bool,
    _ send: @escaping (NativeViewEvent) -> Void
  ) -> H.View? {
    guard let box = native.cell?.box as? HostCellBox<H> else { return nil }
    let known = views.indices.contains(shownCount) ? views[shownCount] : nil
    let isKnown = known.map { box.viewMarker($0.marker) != nil } ?? false
    if known != nil, !isKnown { remove(at: shownCount) }
    if !isKnown {
      guard let shown = makeView(of: box, native, send) else { return nil }
      views.insert(shown, at: shownCount)
    }
    let shown = views[shownCount]
    if isOther { shown.box?.leave(shown.view) }
    (shown.box, shown.index) = (box, native.index)
    guard box.fill(shown.view, size: size, shown: ShownState(native.state)) else {
      remove(at: shownCount)
      return nil
    }
    shownCount += 1
    return shown.view
  }

  /// Removes and returns the views that were not shown since the last call.
  package mutating func takeUnused() -> [H.View] {
    while views.count > shownCount { remove(at: views.count - 1) }
    shownCount = 0
    defer { unused = [] }
    return unused
  }

  private func makeView(
    of box: HostCellBox<H>, _ native: NativeView, _ send: @escaping (NativeViewEvent) -> Void
  ) -> ShownView? {
    guard let marker = box.viewMarker(nil) else { return nil }
    let shown = ShownView(box.makeView(), marker)
    box.connect(shown.view, as: CellID(native.index)) { [weak shown] event, _ in
      if let shown { send(NativeViewEvent(event, from: shown.index)) }
    }
    return shown
  }

  private mutating func remove(at position: Int) {
    let removed = views.remove(at: position)
    removed.box?.leave(removed.view)
    unused.append(removed.view)
  }

  private final class ShownView {
    let view: H.View
    let marker: ViewMarker
    var box: HostCellBox<H>?
    var index = 0

    init(_ view: H.View, _ marker: ViewMarker) { (self.view, self.marker) = (view, marker) }
  }
}
#endif

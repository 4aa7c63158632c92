#if !hasFeature(Embedded)
import TesseraKernel
import TesseraLayout

/// A list of views of each type, by which a host measures the native views of drawings. They are never on screen.
@MainActor
package final class NativeViewMeasurer<H: CollectionHost> {
  private var views: [(marker: ViewMarker, view: H.View)] = []

  package init() {}

  /// Returns the size of a native view, as its cell declares or its view needs it.
  ///
  /// - Parameters:
  ///   - native: The native view of a drawing.
  ///   - offered: The available size, in points.
  ///   - measure: Returns the size that a view needs; `nil` if it has none.
  package func size(
    of native: NativeView, offered: Size, _ measure: (H.View, _ offered: Size, Sizing) -> Size?
  ) -> Size {
    guard let cell = native.cell else { return .zero }
    let sizing = cell.sizing
    let isUnbounded = sizing.width.isFill && offered.width.isUnbounded
    guard sizing.isEstimated || isUnbounded, let box = cell.box as? HostCellBox<H>,
      let view = view(of: box), box.fill(view, size: offered, shown: ShownState(native.state))
    else { return sizing.size(offered: offered) }
    let needed = isUnbounded ? Sizing(width: .fit, height: sizing.height) : sizing
    let size = measure(view, offered, needed)
    box.leave(view)
    return needed.size(offered: offered, measured: size)
  }

  private func view(of box: HostCellBox<H>) -> H.View? {
    if let known = views.first(where: { box.viewMarker($0.marker) != nil }) { return known.view }
    guard let marker = box.viewMarker(nil) else { return nil }
    views.append((marker, box.makeView()))
    return views.last?.view
  }
}
#endif

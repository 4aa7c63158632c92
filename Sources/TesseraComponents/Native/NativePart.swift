import TesseraKernel
import TesseraLayout

/// A cell of the host, with a native view, as a part of a component.
///
/// Write the cell in place of a component:
///
///     HStack {
///       Text("Volume")
///       SliderCell(value: volume).onEvent { volume = $0.value }
///     }
///
/// The part has the size of the cell (``Sizing``): it fills a width or a height that the cell fills, and a
/// measured extent is what the view needs. Write `NativePart(SliderCell(value: volume))` for the modifiers of
/// components, such as a frame. Of the modifiers of a cell, those for its size and its events apply.
///
/// Hosts without native views, such as a terminal or a picture, show the accessibility label of the cell.
public struct NativePart: PrimitiveComponent {
  private let cell: DeclaredCell

  /// Creates a part from a cell. Hosts offer initializers and builder functions for their own cells.
  package init<H: CollectionHost>(_ cell: AnyCell<H>) { self.cell = cell.declared }

  /// Appends the view.
  public func resolve(into tree: inout TreeBuilder) {
    var traits = LayoutTraits.none
    (traits.fillsWidth, traits.fillsHeight) = (cell.traits.fillsWidth, cell.traits.fillsHeight)
    traits.shrink = traits.fillsWidth ? 1 : 0
    let view = NativeView(
      NativeCell(cell), index: tree.nodes.nativeViewCount, isEnabled: tree.inherited.isEnabled)
    tree.add(ComponentNode(.nativeView(view), traits: traits))
    tree.usePartsTrait()
  }
}

extension [ComponentNode] {
  fileprivate var nativeViewCount: Int { reduce(0) { $0 + ($1.kind.nativeView == nil ? 0 : 1) } }
}

extension ComponentNode.Kind {
  fileprivate var nativeView: NativeView? { if case .nativeView(let view) = self { view } else { nil } }
}

// MARK: - Events

extension ComponentTree {
  /// Returns the cell of a native view by its position; `nil` if there is none.
  func nativeCell(at index: Int) -> DeclaredCell? {
    nodes.lazy.compactMap { $0.kind.nativeView }.first { $0.index == index }?.cell
  }
}

#if !hasFeature(Embedded)
extension DeclaredCell {
  /// Calls the handler of an event of a native view in the cell, for a view that manages its cells without an engine.
  package func handle(_ event: NativeViewEvent, from key: ItemKey) {
    guard let tree = attributes.declared.first(PartsTrait.self)?.tree else { return }
    _ = tree.nativeCell(at: event.index)?.handle(event.event, from: key)
  }
}
#endif

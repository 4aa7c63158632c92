@_spi(Behaviors) import TesseraKernel
@_spi(Behaviors) import Tessera
import TesseraLayout

/// The trait of a cell whose parts need more than drawing: tooltips, controls, or behaviors of their own.
class PartsTrait: PartTooltipsTrait {
  let tree: ComponentTree

  init(_ tree: ComponentTree) { self.tree = tree }

  override var makesDifference: Bool { false }

  override func install(in engine: Engine) {
    for install in tree.installers { install(engine) }
  }

  override func tooltip(
    at point: Point?, of cell: LiveCell, _ engine: Engine
  ) -> (text: String, area: Rect)? {
    let size = cell.placement.frame.size
    if let point { return tree.tooltip(at: point, in: size) }
    return tree.tooltip(ofControl: engine.focusedKey == cell.key ? engine.focusedControl : nil, in: size)
  }
}

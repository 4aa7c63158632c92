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
    return tree.tooltip(ofControl: focusedControl(of: cell, engine), in: size)
  }

  /// Returns the position of the control of a cell that has the focus; `nil` if none has it.
  ///
  /// A cell without controls does not mention the focus of controls, so that a program of such cells does not link it.
  func focusedControl(of cell: LiveCell, _ engine: Engine) -> Int? { nil }
}

@_spi(Behaviors) import TesseraKernel
@_spi(Behaviors) import Tessera
import TesseraLayout

/// The trait of a cell whose parts need more than drawing: tooltips, controls, or behaviors of their own.
class PartsTrait: PartTooltipsTrait {
  let tree: ComponentTree

  init(_ tree: ComponentTree) { self.tree = tree }

  override var makesDifference: Bool { false }

  override func install(in engine: Engine) {
    for install in tree.extras?.installers ?? [] { install(engine) }
  }

  /// Handles the event of a native view in the cell.
  override func receive(_ event: AnyCellEvent, from key: ItemKey, at path: ElementPath, _ engine: Engine) {
    guard let event = event as? NativeViewEvent, let cell = tree.nativeCell(at: event.index) else { return }
    engine.enqueue {
      for trait in cell.attributes.declared.all {
        if let trait = trait as? BehaviorTrait, trait.handle(event.event, from: key, engine) { break }
      }
    }
    engine.setNeedsUpdate()
  }

  override func tooltip(
    at point: Point?, of cell: LiveCell, _ engine: Engine
  ) -> (text: String, area: Rect)? {
    let size = cell.placement.frame.size
    if let point { return tree.tooltip(at: point, in: size) }
    return tree.tooltip(ofControl: focusedControl(of: cell, engine), in: size)
  }

  /// Returns the position of the control of a cell that has the focus; `nil` if none has it. A cell without
  /// controls does not mention the focus of controls, so that a program of such cells does not link it.
  func focusedControl(of cell: LiveCell, _ engine: Engine) -> Int? { nil }
}

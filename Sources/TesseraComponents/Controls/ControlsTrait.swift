@_spi(Behaviors) import TesseraKernel
import Tessera

/// The trait of a cell with controls, which handles their events.
final class ControlsTrait: PartsTrait {
  override func install(in engine: Engine) {
    super.install(in: engine)
    engine.install { ControlBehavior() }
  }

  override func focusedControl(of cell: LiveCell, _ engine: Engine) -> Int? {
    engine.focusedKey == cell.key ? engine.focusedControl : nil
  }

  override var handlesCellEvents: Bool { true }

  override func canAct(on cell: DeclaredCell) -> Bool { true }

  /// Handles the event of a tap on a control that the cell draws.
  override func handle(_ event: AnyCellEvent, from key: ItemKey, _ engine: Engine) -> Bool {
    guard let event = event as? CellEvent<ControlEvent> else { return false }
    handle(event.event, from: key, engine)
    return true
  }

  /// Handles the event of a widget.
  override func receive(_ event: AnyCellEvent, from key: ItemKey, at path: ElementPath, _ engine: Engine) {
    guard let event = event as? CellEvent<ControlEvent> else {
      return super.receive(event, from: key, at: path, engine)
    }
    // The next key may come before the next update, and belongs to the next field.
    if event.event.change == .submit, let cell = engine.cell(of: key), let target = ControlTarget(cell),
      engine.install({ ControlBehavior() }).submit(event.event.control, target, engine)
    {
      return
    }
    engine.enqueue { [self] in handle(event.event, from: key, engine) }
    engine.setNeedsUpdate()
  }

  private func handle(_ event: ControlEvent, from key: ItemKey, _ engine: Engine) {
    if let cell = engine.cell(of: key), let target = ControlTarget(cell),
      target.enabledControls.contains(event.control)
    {
      let behavior = engine.install { ControlBehavior() }
      if event.change != .focus {
        behavior.moveFocus(toTapped: event.control, of: target, engine)
      } else if engine.focus(cell.id) {
        behavior.focus(event.control, of: target, engine)
      }
    }
    tree.handle(event)
  }
}

extension DeclaredCell {
  /// Calls the handler of a control of the cell, for a view that manages its cells without an engine.
  package func handle(_ event: ControlEvent) {
    attributes.declared.first(ControlsTrait.self)?.tree.handle(event)
  }
}

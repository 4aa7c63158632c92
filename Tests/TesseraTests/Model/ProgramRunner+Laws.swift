import TesseraTesting

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

extension ProgramRunner {
  /// Updates the engine and the model, and compares them.
  ///
  /// - Parameter step: Changes the model and returns the required viewport position once all sizes are known.
  func transact(_ step: () -> () -> Double) -> String? {
    log.measured = [:]
    let before = stage.stores.configurations
    let focus = focusedView
    focused = stage.engine.focusedKey.map(Self.element)
    isTransacting = true
    time += 1 / 32
    let transaction = stage.update(at: time)
    isTransacting = false
    let position = step()
    for (place, height) in log.measured where model.item(place) != nil { model.measured[place] = height }
    let expected = position()
    let scrollAnimationFailure = scrollAnimationFailure()
    model.moveViewport(to: flightPosition() ?? expected)
    hasShown = hasShown || (!model.groups.isEmpty && model.viewport.height > 0)
    return scrollAnimationFailure ?? mirror.failureReason(applying: transaction, cells: stage.engine.cells)
      ?? lifecycle.failureReason(following: transaction, in: stage.engine)
      ?? stage.engine.preservationFailure ?? stage.engine.keyFailure ?? focusFailure(focus, transaction)
      ?? placementFailure() ?? measureFailure()
      ?? contentFailure(transaction, configurations: stage.stores.configurations - before)
  }

  /// The view of the focused item, if any.
  private var focusedView: LiveCell? {
    stage.engine.cells.first { $0.key == stage.engine.focusedKey }
  }

  /// Checks that a focused item keeps its view.
  private func focusFailure(_ old: LiveCell?, _ transaction: Transaction) -> String? {
    guard let old, old.key == stage.engine.focusedKey else { return nil }
    let isMounted = !transaction.operations.contains(.unmount(old.id))
    return isMounted && focusedView?.id == old.id
      ? nil : "\(old.key) has the focus and has lost its view"
  }

  /// Laws 6 and 4: exactly the visible elements are on screen, in their places, and the anchor has not moved.
  private func placementFailure() -> String? {
    let engine = stage.engine
    guard abs(engine.viewport.minY - model.viewport.minY) < 0.01 else {
      return "the viewport is at \(engine.viewport.minY), not at \(model.viewport.minY)"
    }
    guard abs(engine.contentSize.height - model.contentHeight) < 0.01 else {
      return "the content is \(engine.contentSize.height) points high, not \(model.contentHeight)"
    }
    let expected = model.visible(overscan: overscan)
    let actual = onScreen
    guard actual.map({ Self.element($0.key) }) == expected.map({ $0.element }) else {
      return "on screen are \(actual.map { $0.key }), not \(expected.map { $0.element })"
    }
    for (cell, placed) in zip(actual, expected) {
      let frame = cell.placement.frame
      let isClose =
        abs(frame.minY - placed.frame.minY) < 0.01 && abs(frame.height - placed.frame.height) < 0.01
        && abs(frame.minX - placed.frame.minX) < 0.01 && abs(frame.width - placed.frame.width) < 0.01
      guard isClose else { return "\(cell.key) is at \(frame), not at \(placed.frame)" }
    }
    return nil
  }

  /// Checks that a portable cell on screen has its measured height.
  private func measureFailure() -> String? {
    for cell in onScreen {
      guard let block = cell.cell.content(as: BlockCell.self) else { continue }
      let height = BlockCell.height(of: block.item, width: model.viewport.width)
      if abs(cell.placement.frame.height - height) > 0.01 {
        return "\(cell.key) is \(cell.placement.frame.height) points high, not \(height)"
      }
    }
    return nil
  }

  /// Law 2: views show their items' content and are configured again only after changes.
  private func contentFailure(_ transaction: Transaction, configurations: Int) -> String? {
    var next: [NaiveCollection.Element: Item] = [:]
    var needed = 0
    for operation in transaction.operations {
      if case .mount = operation { needed += 1 }
      if case .update(_, let reason) = operation, reason.contains(.state) { needed += 1 }
    }
    for cell in stage.engine.cells {
      let element = Self.element(cell.key)
      guard let id = element.item, let item = model.item(Place(group: element.group, item: id)) else {
        continue
      }
      next[element] = item
      guard showsItem(cell, item) else { return "the view of \(cell.key) does not show \(item)" }
      let isUpdated = transaction.operations.contains { operation in
        guard case .update(cell.id, let reason) = operation else { return false }
        return reason.contains(.content)
      }
      let isMounted = transaction.operations.contains { operation in
        guard case .mount(cell.id, _, _) = operation else { return false }
        return true
      }
      if isUpdated, !isMounted { needed += 1 }
      if let old = shown[element], !isMounted, isUpdated != (old != item) {
        return "\(cell.key) was \(isUpdated ? "" : "not ")filled again, from \(old) to \(item)"
      }
    }
    shown = next
    let resized = transaction.operations.filter { if case .move = $0 { true } else { false } }.count
    return configurations <= needed + resized
      ? nil : "\(configurations) cells were filled, \(needed) had to be"
  }

  private func showsItem(_ cell: LiveCell, _ item: Item) -> Bool {
    guard let view = stage.view(for: cell.id) else { return false }
    if let native = view as? NativeView { return native.shown == item }
    return view.drawing.commands.contains { command in
      guard case .text(let text, _, _) = command else { return false }
      return text == "\(item)"
    }
  }
}

import Dispatch
import Tessera
import TesseraLayout

extension TerminalCollection {
  /// Reacts to a key or the mouse as a list does; whether the event meant something.
  ///
  /// The focused item comes first. Else arrow keys move the focus where something can be focused, and scroll where nothing
  /// can; in a tree left and right collapse and expand. Space selects the focused item or deselects it where several may
  /// be selected, and does what Return does elsewhere. Control-A and Control-/ select everything, Control-Shift-A and
  /// Control-\ nothing; in ``SelectionMode/extended`` moves with Shift select ranges, and moves with Control nothing. Where
  /// the content snaps sideways, the left and the right arrow turn pages; Page Up, Page Down, Home and End do wherever it
  /// snaps. Option with an arrow, Home or End carries the focused item elsewhere, as the mouse does; Escape takes an item
  /// back that the mouse holds.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: When, in seconds of a clock that never goes back.
  @discardableResult
  public func handle(_ event: TerminalEvent, at time: Double = TerminalCollection.now) -> Bool {
    if case .key(let key, let modifiers) = event, engine.pressReorderKey(key, modifiers: modifiers) {
      return true
    }
    switch event {
    case .key(let key, let modifiers) where modifiers.isSubset(of: .shift):
      let isTaken = engine.sendKey(key) || (modifiers.isEmpty && engine.pressExpansionKey(key))
      return isTaken || (modifiers.isEmpty && turnPage(key)) || handle(key, modifiers)
    case .key(let key, let modifiers) where modifiers.isSubset(of: [.shift, .control]):
      return select(key, modifiers)
    case .mouse(let mouse): return handle(mouse, at: time)
    default: return false
    }
  }

  /// The time, in seconds since the computer was started.
  public static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 }

  /// Turns a page where the content snaps; whether the key means that.
  private func turnPage(_ key: Key) -> Bool {
    guard engine.snapping != .none else { return false }
    let page = engine.viewport.size[engine.axis]
    // What comes next is on the left where lines begin at the right.
    let isMirrored = engine.axis == .horizontal && engine.configuration.direction == .rightToLeft
    switch key {
    case .left where engine.axis == .horizontal: engine.scroll(by: along(-page))
    case .right where engine.axis == .horizontal: engine.scroll(by: along(page))
    case .pageUp: engine.scroll(by: along(isMirrored ? page : -page))
    case .pageDown: engine.scroll(by: along(isMirrored ? -page : page))
    case .home: engine.scroll(toEdge: .start, animated: .standard)
    case .end: engine.scroll(toEdge: .end, animated: .standard)
    default: return false
    }
    return true
  }

  private func handle(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    switch key {
    case .character("k"): move(.up)
    case .character("j"): move(.down)
    case .character("h"): move(.left)
    case .character("l"): move(.right)
    case .character("g"): move(.first)
    case .character("G"): move(.last)
    case .enter: engine.activateFocus()
    case .character(" "):
      engine.selectionMode.allowsMany ? engine.toggleSelectionOfFocus() : engine.activateFocus()
    default: key.focusMove.map { move($0, modifiers) } ?? false
    }
  }

  /// Does what a key with Control means for the selection.
  private func select(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    guard engine.selectionMode.allowsMany else { return false }
    switch key {
    // What Control makes of a slash arrives as an underscore.
    case .character("a") where modifiers == .control, .character("/"), .character("_"): engine.selectAll()
    case .character("a"), .character("A"), .character("\\"): engine.deselectAll()
    case .character(" "): return engine.toggleSelectionOfFocus()
    default:
      guard engine.selectionMode == .extended, let focusMove = key.focusMove else { return false }
      return move(focusMove, modifiers)
    }
    return true
  }

  /// Moves the focus, or scrolls where nothing can have it.
  private func move(_ move: FocusMove, _ modifiers: KeyModifiers = []) -> Bool {
    if !engine.moveFocus(move, modifiers: modifiers) { engine.scroll(by: distance(of: move)) }
    return true
  }

  private func distance(of move: FocusMove) -> Point {
    let page = engine.viewport.size[engine.axis]
    return switch move {
    case .up: Point(y: -TextMetrics.lineHeight)
    case .down: Point(y: TextMetrics.lineHeight)
    case .left: Point(x: -4 * TextMetrics.characterWidth)
    case .right: Point(x: 4 * TextMetrics.characterWidth)
    case .pageUp: along(-page)
    case .pageDown: along(page)
    case .first: along(-engine.contentSize[engine.axis])
    case .last: along(engine.contentSize[engine.axis])
    }
  }

  private func handle(_ mouse: MouseEvent, at time: Double) -> Bool {
    let isInside = area.columns.contains(mouse.column) && area.rows.contains(mouse.row)
    let column = Double(mouse.column - area.columns.lowerBound) + 0.5
    let row = Double(mouse.row - area.rows.lowerBound) + 0.5
    let place = Point(x: column * TextMetrics.characterWidth, y: row * TextMetrics.lineHeight)
    let pointer = { (phase: PointerEvent.Phase, button: PointerEvent.Button) in
      self.engine.pointer(
        PointerEvent(phase, at: place, time: time, button: button, modifiers: mouse.modifiers))
    }
    switch mouse.action {
    // What began inside may end anywhere.
    case .drag(.left): pointer(.moved, .primary)
    case .release(.left): pointer(.up, .primary)
    case _ where !isInside: return false
    // Turning a wheel goes on through the content, whichever way that runs.
    case .wheel(.up): engine.scroll(by: along(-3 * step), at: place)
    case .wheel(.down): engine.scroll(by: along(3 * step), at: place)
    case .wheel(.left): engine.scroll(by: Point(x: -4 * TextMetrics.characterWidth), at: place)
    case .wheel(.right): engine.scroll(by: Point(x: 4 * TextMetrics.characterWidth), at: place)
    case .press(.left): pointer(.down, .primary)
    case .press(.right): pointer(.down, .secondary)
    default: return false
    }
    return true
  }

  /// A distance along the axis of the content.
  private func along(_ distance: Double) -> Point {
    var point = Point.zero
    point[engine.axis] = distance
    return point
  }

  /// One line, or two characters sideways, which look as far.
  private var step: Double {
    engine.axis == .vertical ? TextMetrics.lineHeight : 2 * TextMetrics.characterWidth
  }
}

extension Key {
  /// Where the key moves the focus.
  fileprivate var focusMove: FocusMove? {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .home: .first
    case .end: .last
    default: nil
    }
  }
}

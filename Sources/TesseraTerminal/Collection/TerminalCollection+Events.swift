import Dispatch
import Tessera
import TesseraLayout

extension TerminalCollection {
  /// Reacts to a key or the mouse as a list does; whether the event meant something.
  ///
  /// The focused item comes first. Else arrow keys move the focus where something can be focused, and scroll where nothing
  /// can. Where the content snaps sideways, the left and the right arrow turn pages; Page Up, Page Down, Home and End do
  /// wherever it snaps.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: When, in seconds of a clock that never goes back.
  @discardableResult
  public func handle(_ event: TerminalEvent, at time: Double = TerminalCollection.now) -> Bool {
    switch event {
    case .key(let key, let modifiers) where modifiers.isSubset(of: .shift):
      return engine.sendKey(key) || turnPage(key) || handle(key)
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

  private func handle(_ key: Key) -> Bool {
    let page = engine.viewport.size[engine.axis]
    switch key {
    case .up, .character("k"): return move(.up, orScrollBy: Point(y: -TextMetrics.lineHeight))
    case .down, .character("j"): return move(.down, orScrollBy: Point(y: TextMetrics.lineHeight))
    case .left, .character("h"): return move(.left, orScrollBy: Point(x: -4 * TextMetrics.characterWidth))
    case .right, .character("l"): return move(.right, orScrollBy: Point(x: 4 * TextMetrics.characterWidth))
    case .pageUp: return move(.pageUp, orScrollBy: along(-page))
    case .pageDown: return move(.pageDown, orScrollBy: along(page))
    case .home, .character("g"): return move(.first, orScrollBy: along(-engine.contentSize[engine.axis]))
    case .end, .character("G"): return move(.last, orScrollBy: along(engine.contentSize[engine.axis]))
    case .enter, .character(" "): return engine.activateFocus()
    default: return false
    }
  }

  private func move(_ move: FocusMove, orScrollBy distance: Point) -> Bool {
    if !engine.moveFocus(move) { engine.scroll(by: distance) }
    return true
  }

  private func handle(_ mouse: MouseEvent, at time: Double) -> Bool {
    let isInside = area.columns.contains(mouse.column) && area.rows.contains(mouse.row)
    let column = Double(mouse.column - area.columns.lowerBound) + 0.5
    let row = Double(mouse.row - area.rows.lowerBound) + 0.5
    let place = Point(x: column * TextMetrics.characterWidth, y: row * TextMetrics.lineHeight)
    let pointer = { (phase: PointerEvent.Phase, button: PointerEvent.Button) in
      self.engine.pointer(PointerEvent(phase, at: place, time: time, button: button))
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

import Tessera
import TesseraLayout

extension TerminalCollection {
  /// Reacts to a key or the mouse as a list does; whether the event meant something.
  ///
  /// Arrow keys move the focus where something can be focused and scroll where nothing can.
  @discardableResult
  public func handle(_ event: TerminalEvent) -> Bool {
    switch event {
    case .key(let key, let modifiers) where modifiers.isSubset(of: .shift): return handle(key)
    case .mouse(let mouse): return handle(mouse)
    default: return false
    }
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

  private func handle(_ mouse: MouseEvent) -> Bool {
    guard area.columns.contains(mouse.column), area.rows.contains(mouse.row) else { return false }
    let column = Double(mouse.column - area.columns.lowerBound) + 0.5
    let row = Double(mouse.row - area.rows.lowerBound) + 0.5
    let place = Point(x: column * TextMetrics.characterWidth, y: row * TextMetrics.lineHeight)
    switch mouse.action {
    // Turning a wheel goes on through the content, whichever way that runs.
    case .wheel(.up): engine.scroll(by: along(-3 * step), at: place)
    case .wheel(.down): engine.scroll(by: along(3 * step), at: place)
    case .wheel(.left): engine.scroll(by: Point(x: -4 * TextMetrics.characterWidth), at: place)
    case .wheel(.right): engine.scroll(by: Point(x: 4 * TextMetrics.characterWidth), at: place)
    case .press(.left): engine.tap(at: place)
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

import Dispatch
import Tessera
import TesseraLayout

extension TerminalCollection {
  /// Handles a key, a mouse event or pasted text as a list does.
  ///
  /// ``Engine/press(_:modifiers:at:)`` describes the keys. Keys that the engine does not handle move the
  /// focus if ``keyMap`` binds them to a movement.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The time of the event, in seconds of a monotonic clock.
  /// - Returns: `true` if the collection handled the event.
  @discardableResult
  public func handle(_ event: TerminalEvent, at time: Double = TerminalCollection.now) -> Bool {
    if offer(event, at: time) { return true }
    guard case .key(let key, let modifiers) = event,
      let command = keyMap.command(for: KeyStroke(key, modifiers))
    else { return false }
    return perform(command)
  }

  /// Offers an event to the engine. Returns `true` if the engine handled the event.
  @discardableResult
  func offer(_ event: TerminalEvent, at time: Double = TerminalCollection.now) -> Bool {
    if scrollLines(event) { return true }
    switch event {
    case .key(let key, let modifiers):
      // A terminal sends Control and a slash as an underscore.
      let isSlash = key == .character("_") && modifiers.contains(.control)
      return engine.press(isSlash ? .character("/") : key, modifiers: modifiers, at: time)
    case .mouse(let mouse): return handle(mouse, at: time)
    case .paste(let text): return engine.paste(text)
    default: return false
    }
  }

  /// The time since the computer was started, in seconds.
  public static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 }

  /// Performs a command that moves the focus, or scrolls. Returns `true` if it is such a command.
  @discardableResult
  func perform(_ command: TerminalCommand) -> Bool {
    guard let move = command.move else { return false }
    let count = command.isHalfPage ? max(1, area.rows.count / 2) : 1
    for _ in 0..<count { engine.moveFocusOrScroll(move) }
    return true
  }

  private func handle(_ mouse: MouseEvent, at time: Double) -> Bool {
    if dragScrollBar(mouse) || selectByDrag(mouse, at: time) { return true }
    let isInside = contentArea.columns.contains(mouse.column) && area.rows.contains(mouse.row)
    let column = Double(mouse.column - area.columns.lowerBound + firstColumn) + 0.5
    let row = Double(mouse.row - area.rows.lowerBound) + 0.5
    let place = Point(x: column * TextMetrics.characterWidth, y: row * TextMetrics.lineHeight)
    let pointer = { (phase: PointerEvent.Phase, button: PointerEvent.Button) in
      self.engine.pointer(
        PointerEvent(phase, at: place, time: time, button: button, modifiers: mouse.modifiers))
    }
    switch mouse.action {
    // A gesture that began inside may end anywhere.
    case .drag(.left): pointer(.moved, .primary)
    case .release(.left): pointer(.up, .primary)
    case _ where !isInside: return false
    // Turning a wheel moves forward or back through the content, whichever axis it scrolls along.
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

  /// Returns an offset along the content; mirrored if a horizontal collection runs from right to left.
  private func along(_ distance: Double) -> Point {
    var point = Point.zero
    let isMirrored = engine.axis == .horizontal && engine.configuration.direction == .rightToLeft
    point[engine.axis] = isMirrored ? -distance : distance
    return point
  }

  /// The distance of one line, or of two columns sideways, which is about as long.
  private var step: Double {
    engine.axis == .vertical ? TextMetrics.lineHeight : 2 * TextMetrics.characterWidth
  }
}

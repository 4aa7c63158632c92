@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// A few words about an item, for whoever rests on it with a pointer or asks by a key.
public struct Tooltip: Hashable, Sendable {
  /// What declares it: an item, or a group of cells.
  public let key: ItemKey
  /// What people read.
  public let text: String
  /// What is pointed at, in viewport coordinates, in points: a pointer that leaves it asks again.
  public let area: Rect
}

extension Interactive {
  /// Says a few words to whoever rests on the item with a pointer, in hosts that have one.
  ///
  /// What is in a group says those of the group where it has none of its own. Like handlers, a tooltip makes cells neither
  /// equal nor unequal.
  ///
  /// - Parameter text: What people read; nothing is shown where it is empty.
  public func tooltip(_ text: String) -> Reacting { reacting { $0.handlers.tooltip = text } }
}

extension Engine {
  /// What is said about whatever is at a place on screen; nil: nothing.
  ///
  /// - Parameter point: A place in viewport coordinates, in points from its top left corner.
  public func tooltip(at point: Point) -> Tooltip? {
    guard let cell = cell(at: point) else { return nil }
    return tooltip(among: receivers(at: point), of: cell)
  }

  /// What is said about the item with the focus, where that is on screen.
  public var tooltipOfFocus: Tooltip? {
    guard let target = focusedTarget, let cell = shownCell(at: target.path) else {
      return nil
    }
    return tooltip(among: lineage(of: Receiver(target: target)), of: cell)
  }

  /// What the first one says that says anything, in the area of a cell.
  private func tooltip(among receivers: [Receiver], of shown: LiveCell) -> Tooltip? {
    for receiver in receivers {
      guard let text = declaredCell(of: receiver.target)?.attributes.handlers.tooltip, !text.isEmpty else {
        continue
      }
      let area = shown.placement.visibleFrame.offset(by: Point.zero - viewport.origin)
      return Tooltip(key: receiver.target.key, text: text, area: area)
    }
    return nil
  }
}

@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// A short text about an item that hosts show when a pointer rests on the item, or on a key.
public struct Tooltip: Hashable, Sendable {
  /// The key of the item, or the group of cells, that declares the tooltip.
  public let key: ItemKey
  /// The text that the user reads.
  public let text: String
  /// The area of the tooltip in viewport coordinates, in points; when the pointer leaves it, the host asks
  /// again.
  public let area: Rect
}

/// A trait of a cell whose parts have tooltips of their own.
@_spi(Behaviors)
open class PartTooltipsTrait: BehaviorTrait {
  /// Returns the tooltip of a part of a cell on screen.
  ///
  /// - Parameters:
  ///   - point: The point in the cell at which the pointer rests, in points from its top left corner; `nil` for the part
  ///     with the keyboard focus.
  ///   - cell: The cell that declares the trait.
  /// - Returns: The text, and the area of the part in the cell; `nil` if the part has no tooltip of its own.
  open func tooltip(at point: Point?, of cell: LiveCell, _ engine: Engine) -> (text: String, area: Rect)? {
    nil
  }
}

extension Interactive {
  /// Sets a short text that hosts show when the pointer rests on the item.
  ///
  /// A cell in a group without a tooltip of its own uses that of the group. Like handlers, a tooltip does not
  /// affect the equality of cells.
  ///
  /// - Parameter text: The text that the user reads; an empty text shows nothing.
  public func tooltip(_ text: String) -> Reacting { reacting { $0.handlers.tooltip = text } }
}

extension Engine {
  /// Returns the tooltip at a position on screen; `nil` if there is none.
  ///
  /// - Parameter point: A position in viewport coordinates, in points from the top left corner.
  public func tooltip(at point: Point) -> Tooltip? {
    guard let cell = cell(at: point) else { return nil }
    return tooltip(
      among: receivers(at: point), of: cell, at: point + viewport.origin - cell.placement.frame.origin)
  }

  /// The tooltip of the focused item; `nil` if the item is not on screen or has none.
  public var tooltipOfFocus: Tooltip? {
    guard let target = focusedTarget, let cell = mountedCell(at: target.path) else {
      return nil
    }
    return tooltip(among: responderChain(of: EventReceiver(target: target)), of: cell, at: nil)
  }

  /// Returns the tooltip of a part of a cell, or else of the first receiver that has one, with the area of the cell.
  ///
  /// - Parameter point: The point in the cell; `nil` for the part with the keyboard focus.
  private func tooltip(among receivers: [EventReceiver], of shown: LiveCell, at point: Point?) -> Tooltip? {
    for trait in shown.cell.attributes.declared.all {
      guard let part = (trait as? PartTooltipsTrait)?.tooltip(at: point, of: shown, self) else { continue }
      let whole = shown.placement.visibleFrame
      let area = part.area.offset(by: shown.placement.frame.origin).intersection(whole) ?? whole
      return Tooltip(key: shown.key, text: part.text, area: area.offset(by: Point.zero - viewport.origin))
    }
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

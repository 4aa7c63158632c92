import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

// Scroll bars, the wheel and flings change adjustments; the engine decides the scroll position.

extension CollectionView {
  /// Handles that an adjustment was changed from outside.
  func adjustmentHasMoved() {
    adjustments.haveMoved = true
    setNeedsUpdate()
  }

  /// Scrolls by the changes of the adjustments since the last frame.
  func applyAdjustments(at time: Double) {
    if adjustments.haveMoved {
      adjustments.haveMoved = false
      let values = Point(x: value(.horizontal), y: value(.vertical))
      let step = values - adjustments.published
      if step != .zero { return follow(step, to: values, at: time) }
    }
    guard let rest = adjustments.restTime, rest <= time else { return }
    adjustments.restTime = nil
    if adjustments.isDragging {
      adjustments.isDragging = false
      engine.endScrolling()
    }
  }

  private func follow(_ step: Point, to values: Point, at time: Double) {
    adjustments.restTime = time + AdjustmentMapping.pause
    adjustments.published = values
    if engine.snapping != .none, !adjustments.isDragging {
      adjustments.isDragging = true
      engine.beginScrolling()
    }
    let isFar = abs(step.x) > 2 * size.width || abs(step.y) > 2 * size.height
    if isFar, !adjustments.isDragging {
      // No visible item stays visible, so only the position matters.
      engine.scroll(to: engine.viewport.origin + step)
    } else {
      engine.scroll(by: step)
    }
  }

  func publishAdjustments(at time: Double) {
    // A change from outside, during the work or because of the other axis, is handled in the next frame.
    for axis in Axis.allCases where !adjustments.haveMoved {
      let viewport = engine.viewport
      if adjustments.restTime == nil {
        adjustments.shift[axis] = 0
      } else {
        adjustments.shift[axis] = adjustments.published[axis] - viewport.min(axis)
      }
      let (shift, insets) = (adjustments.shift[axis], engine.viewportInsets)
      let isVertical = axis == .vertical
      let least = min(-(isVertical ? insets.top : insets.left), viewport.min(axis))
      let most = max(
        engine.contentSize[axis] + (isVertical ? insets.bottom : insets.right), viewport.max(axis))
      var extent = TesseraExtent(
        lower: least + shift, upper: most + shift, value: viewport.min(axis) + shift, page: size[axis])
      // The value as the adjustment clamped it, so that rounding does not count as scrolling.
      adjustments.published[axis] = tessera_collection_set_extent(widget, axis.orientation, &extent)
    }
  }

  private func value(_ axis: Axis) -> Double { tessera_collection_get_value(widget, axis.orientation) }
}

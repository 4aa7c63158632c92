import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

// Scroll bars, the wheel and flings move adjustments; the engine decides where the content stands.

extension CollectionView {
  /// Somebody else has moved an adjustment.
  func adjustmentHasMoved() {
    adjustments.haveMoved = true
    setNeedsUpdate()
  }

  /// Asks the engine for what somebody has done to the adjustments since the last frame.
  func followAdjustments(at time: Double) {
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
      // Nothing that is in view now will be: what counts is the place.
      engine.scroll(to: engine.viewport.origin + step)
    } else {
      engine.scroll(by: step)
    }
  }

  /// Tells scroll bars where the content stands.
  func publishAdjustments(at time: Double) {
    // What somebody has moved, during the work or because of another axis, is followed in the next frame.
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
      // What the adjustment makes of it, so that rounding is not taken for scrolling.
      adjustments.published[axis] = tessera_collection_set_extent(widget, axis.orientation, &extent)
    }
  }

  private func value(_ axis: Axis) -> Double { tessera_collection_get_value(widget, axis.orientation) }
}

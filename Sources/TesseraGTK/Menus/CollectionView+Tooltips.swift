import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

// Tooltips of items, when GTK queries them.

extension CollectionView {
  private typealias QueryHandler =
    @convention(c) (Widget?, Int32, Int32, gboolean, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean

  /// Makes GTK query tooltips.
  func addTooltips() {
    let query: QueryHandler = { _, x, y, isKeyboard, target, context in
      nonisolated(unsafe) let target = target
      let place = isKeyboard != 0 ? nil : Point(x: Double(x), y: Double(y))
      return CollectionView.with(context) { $0.showTooltip(at: place, on: target) } == true ? 1 : 0
    }
    tessera_connect(
      widget, "query-tooltip", unsafeBitCast(query, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    gtk_widget_set_has_tooltip(widget, 1)
  }

  /// Makes GTK query the tooltip again if the content under a resting pointer may have changed.
  func updateTooltip() {
    guard let (words, place) = tooltip, self.words(at: place) != words else { return }
    // If the pointer is elsewhere meanwhile, GTK does not query, and no further trigger is necessary.
    tooltip = nil
    gtk_widget_trigger_tooltip_query(widget)
  }

  /// - Parameter place: The position of the pointer; `nil` if a key opens the tooltip.
  private func words(at place: Point?) -> Tooltip? {
    place.map { engine.tooltip(at: $0) } ?? engine.tooltipOfFocus
  }

  private func showTooltip(at place: Point?, on target: OpaquePointer?) -> Bool {
    tooltip = words(at: place).map { ($0, place) }
    guard let words = tooltip?.words, let target else { return false }
    gtk_tooltip_set_text(target, words.text)
    // An area far outside the viewport is useless, and may exceed GTK's integers.
    if let seen = words.area.intersection(Rect(size: engine.viewport.size)) {
      var area = GdkRectangle(
        x: Int32(seen.minX), y: Int32(seen.minY), width: Int32(seen.width), height: Int32(seen.height))
      gtk_tooltip_set_tip_area(target, &area)
    }
    return true
  }
}

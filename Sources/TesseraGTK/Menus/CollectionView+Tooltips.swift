import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

// A few words about the item under the pointer, when GTK asks for them.

extension CollectionView {
  private typealias QueryHandler =
    @convention(c) (Widget?, Int32, Int32, gboolean, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean

  /// Lets GTK ask.
  func addTooltips() {
    let query: QueryHandler = { _, x, y, isKeyboard, target, context in
      nonisolated(unsafe) let target = target
      let place = isKeyboard != 0 ? nil : Point(x: Double(x), y: Double(y))
      return CollectionView.with(context) { $0.sayTooltip(at: place, on: target) } == true ? 1 : 0
    }
    tessera_connect(
      widget, "query-tooltip", unsafeBitCast(query, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    gtk_widget_set_has_tooltip(widget, 1)
  }

  /// Lets GTK ask again when what is under a resting pointer may have changed.
  func keepTooltip() {
    guard let (words, place) = tooltip, self.words(at: place) != words else { return }
    // Where the pointer is elsewhere meanwhile, GTK does not ask, and nobody has to ask it again.
    tooltip = nil
    gtk_widget_trigger_tooltip_query(widget)
  }

  /// - Parameter place: Where the pointer is; nil: a key has asked.
  private func words(at place: Point?) -> Tooltip? {
    place.map { engine.tooltip(at: $0) } ?? engine.tooltipOfFocus
  }

  private func sayTooltip(at place: Point?, on target: OpaquePointer?) -> Bool {
    tooltip = words(at: place).map { ($0, place) }
    guard let words = tooltip?.words, let target else { return false }
    gtk_tooltip_set_text(target, words.text)
    // What is far out of view is of no use, and may be farther than GTK can count.
    if let seen = words.area.intersection(Rect(size: engine.viewport.size)) {
      var area = GdkRectangle(
        x: Int32(seen.minX), y: Int32(seen.minY), width: Int32(seen.width), height: Int32(seen.height))
      gtk_tooltip_set_tip_area(target, &area)
    }
    return true
  }
}

import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// The widgets that show where something would be dropped; nil: nothing has hovered yet.
struct DropMarkState {
  var line: Widget?
  var area: Widget?
}

extension CollectionView {
  /// Shows where something would be dropped that hovers.
  func showDropMark() {
    let mark = engine.dropMark
    if mark?.style == .line, marks.line == nil { marks.line = tessera_overlay_new(widget, "dropline", nil) }
    if mark?.style == .area, marks.area == nil { marks.area = tessera_overlay_new(widget, "droparea", nil) }
    for (style, overlay) in [(DropMark.Style.line, marks.line), (.area, marks.area)] {
      guard let overlay else { continue }
      let isShown = mark?.style == style
      if isShown, let seen = mark?.frame.intersection(Rect(size: engine.viewport.size)) {
        var area = seen.graphene
        tessera_overlay_show(overlay, &area)
      } else {
        tessera_overlay_show(overlay, nil)
      }
    }
  }
}

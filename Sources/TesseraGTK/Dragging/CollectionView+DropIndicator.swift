import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// The widgets that show the drop indicator; `nil` until they are first used.
struct DropIndicatorState {
  var line: Widget?
  var area: Widget?
}

extension CollectionView {
  func showDropIndicator() {
    let mark = engine.dropIndicator
    if mark?.style == .line, marks.line == nil { marks.line = tessera_overlay_new(widget, "dropline", nil) }
    if mark?.style == .area, marks.area == nil { marks.area = tessera_overlay_new(widget, "droparea", nil) }
    for (style, overlay) in [(DropIndicator.Style.line, marks.line), (.area, marks.area)] {
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

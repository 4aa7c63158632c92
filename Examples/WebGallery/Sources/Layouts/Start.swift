import Shared

nonisolated(unsafe) private var gallery: Gallery?

/// Called by the script of the page when everything is loaded.
@_cdecl("start")
public func start() {
  gallery = Gallery { name in
    switch name {
    case "tiles": TilesExample()
    case "columns": ColumnsExample()
    case "mosaic": MosaicExample()
    case "compose": ComposeExample()
    case "effects": EffectsExample()
    case "pages": PagesExample()
    case "drawings": DrawingsExample()
    default: nil
    }
  }
}

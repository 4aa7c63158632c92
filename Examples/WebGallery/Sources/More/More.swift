import Shared

nonisolated(unsafe) private var gallery: Gallery?

/// Called by the script of the page when everything is loaded.
@_cdecl("start")
public func start() {
  gallery = Gallery { name in
    switch name {
    case "columns": ColumnsExample()
    case "mosaic": MosaicExample()
    case "compose": ComposeExample()
    case "effects": EffectsExample()
    case "pages": PagesExample()
    case "stack": StackExample()
    case "table": TableExample()
    case "weather": WeatherExample()
    case "controls": ControlsExample()
    case "menu": MenuExample()
    case "venue": VenueExample()
    case "pantone": PantoneExample()
    case "random": RandomExample()
    case "realtime": RealtimeExample()
    case "drawings": DrawingsExample()
    case "templates": TemplatesExample()
    default: nil
    }
  }
}

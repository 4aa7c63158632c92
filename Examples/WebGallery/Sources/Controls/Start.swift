import Shared

nonisolated(unsafe) private var gallery: Gallery?

/// Called by the script of the page when everything is loaded.
@_cdecl("start")
public func start() {
  gallery = Gallery { name in
    switch name {
    case "forms": FormExample()
    case "controls": ControlsExample()
    case "menu": MenuExample()
    case "venue": VenueExample()
    case "table": TableExample()
    case "templates": TemplatesExample()
    case "random": RandomExample()
    default: nil
    }
  }
}

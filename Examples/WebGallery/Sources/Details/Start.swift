import Shared

nonisolated(unsafe) private var gallery: Gallery?

/// Called by the script of the page when everything is loaded.
@_cdecl("start")
public func start() {
  gallery = Gallery { name in
    switch name {
    case "stack": StackExample()
    case "weather": WeatherExample()
    default: nil
    }
  }
}

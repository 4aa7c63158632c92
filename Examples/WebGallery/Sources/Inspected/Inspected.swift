import App
import TesseraWebInspector

nonisolated(unsafe) private var inspector: WebInspector?

/// Shows the inspector of the example. The page loads the module with this function only when it is opened.
@_expose(wasm, "inspect")
@_cdecl("inspect")
public func inspect() {
  guard inspector == nil, let collection = shownCollection() else { return }
  inspector = WebInspector(collection, in: "inspector")
}

import Shared

nonisolated(unsafe) private var gallery: Gallery?
nonisolated(unsafe) private var firstList: FirstList?

/// Returns the collection that shows the example; `nil` on other pages.
public func shownCollection() -> WebCollection? { gallery?.collection }

/// Called by the script of the page when everything is loaded.
@_cdecl("start")
public func start() {
  if WebModule.addressFragment == "first-list" {
    firstList = FirstList()
    firstList?.show()
  } else {
    gallery = Gallery(canInspect: true) { name in
      switch name {
      case "alphabet": AlphabetExample()
      case "selection": SelectionExample()
      case "chat": ChatExample()
      case "styles": StylesExample()
      default: HugeExample()
      }
    }
  }
}

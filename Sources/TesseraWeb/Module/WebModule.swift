/// The module as the script of the page sees it.
public enum WebModule {
  /// The version of the operations and events that the module and the script exchange; the script has the same number.
  public static let version: Int32 = 3

  /// The time since the page was opened, in seconds of the browser's clock.
  package static var seconds: Double { Browser.seconds }

  /// The part of the address of the page after `#`, which can name the content to show; empty if there is none.
  public static var addressFragment: String { Browser.fragment }

  /// Opens an address in place of the page, if it begins with `http:`, `https:`, `mailto:` or `tel:`. Others do nothing, because
  /// they may run a script.
  public static func open(_ address: String) { Browser.open(address) }

  /// The collections of the page, by the numbers that the script gives them.
  #if hasFeature(Embedded)
  nonisolated(unsafe) static var collections: [WebCollection?] = []
  #else
  @MainActor static var collections: [WebCollection?] = []
  #endif

  /// Registers a collection in an element of the page.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  static func add(_ collection: WebCollection, in element: String) {
    guard let number = Browser.attach(to: element) else {
      return Browser.log("Tessera: the page has no element with the id " + element)
    }
    while collections.count <= number { collections.append(nil) }
    collections[number] = collection
  }
}

@_exported import TesseraWeb

/// An example: a page of the gallery, by its name in the address. A `+` after the name shows the inspector beside it.
open class Example {
  /// The configuration of the engine.
  open var configuration: EngineConfiguration { .browser() }
  /// Shows the content again.
  public final var onChange: () -> Void = {}

  /// Creates an example in its first state.
  public init() {}

  /// Receives the engine that shows the example, before it shows anything.
  open func use(_ engine: Engine) {}

  /// Returns the current content.
  open func content() -> Content<Web> { Content {} }
}

/// The example that the address names, and the list of all examples beside it.
public final class Gallery {
  private let menu = WebCollection(in: "menu")
  private let shown: Example
  /// The collection that shows the example.
  public let collection: WebCollection

  /// Shows an example.
  ///
  /// - Parameters:
  ///   - canInspect: Whether there is a module that shows the examples of this one with an inspector.
  ///   - make: Creates the example with a name; `nil` if it is not in this module.
  public init(canInspect: Bool = false, _ make: (String) -> Example?) {
    let address = WebModule.addressFragment
    let isInspected = canInspect && address.utf8.last == UInt8(ascii: "+")
    let fragment = isInspected ? String(address.dropLast()) : address
    let name = Self.titles.contains { $0.name == fragment } ? fragment : Self.titles[0].name
    let shown = make(name) ?? Example()
    self.shown = shown
    collection = WebCollection(in: "example", configuration: shown.configuration)
    shown.onChange = { [unowned(unsafe) self] in show() }
    shown.use(collection.engine)
    menu.show(
      Content {
        Section("examples") {
          ForEach(Self.titles, id: { $0.name }) { example in
            let isShown = example.name == name
            Text(example.title).foreground(isShown ? .accent : .primary).bold(isShown)
              .onTap { WebModule.open("#" + example.name) }
          }
        }
        .header(pinned: true) { SectionTitle("Examples") }
        Section("pages") {
          if canInspect {
            Text(isInspected ? "Close the inspector" : "Inspect the example")
              .onTap { WebModule.open("#" + name + (isInspected ? "" : "+")) }
          }
          Text("Write your first list").onTap { WebModule.open("first-list.html") }
        }
      })
    show()
  }

  private func show() { collection.show(shown.content()) }

  /// The names of the examples after `#` in the address, and their titles. `page.js` knows the modules that they are in.
  private static let titles = [
    (name: "huge", title: "Ten million rows"), (name: "alphabet", title: "Pinned headers"),
    (name: "tiles", title: "Tiles in a grid"), (name: "columns", title: "Columns and rows"),
    (name: "mosaic", title: "A mosaic"), (name: "compose", title: "Kinds of sections"),
    (name: "effects", title: "Scroll effects"), (name: "pages", title: "Pages"),
    (name: "stack", title: "Cards"),
    (name: "table", title: "A table"), (name: "weather", title: "An outline"),
    (name: "selection", title: "Selection"),
    (name: "forms", title: "A form"), (name: "controls", title: "Controls"),
    (name: "menu", title: "Steppers"),
    (name: "venue", title: "A page of details"), (name: "chat", title: "A conversation"),
    (name: "reorder", title: "Reordering"), (name: "pantone", title: "Inserting and removing"),
    (name: "random", title: "Shuffling"), (name: "realtime", title: "A feed"),
    (name: "styles", title: "Texts"),
    (name: "drawings", title: "Drawings"), (name: "templates", title: "Templates of the page"),
  ]
}

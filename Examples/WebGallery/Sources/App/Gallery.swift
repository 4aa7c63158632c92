import TesseraWeb

/// An example: a page of the gallery, by its name in the address.
class Example {
  /// The name after `#` in the address.
  var name: String { "" }
  var title: String { "" }
  var configuration: EngineConfiguration { .browser() }
  /// Shows the content again.
  final var onChange: () -> Void = {}

  func use(_ engine: Engine) {}
  func content() -> Content<Web> { Content {} }
}

/// The examples, and the list of them beside the one that is shown.
final class Gallery {
  private let examples: [Example] = [
    HugeExample(), AlphabetExample(), TilesExample(), SelectionExample(), FormExample(), ChatExample(),
    ReorderExample(), StylesExample(),
  ]
  private let menu = WebCollection(in: "menu")
  private let shown: Example
  private let collection: WebCollection

  init() {
    let name = WebModule.addressFragment
    let shown = examples.first { $0.name == name } ?? examples[0]
    self.shown = shown
    collection = WebCollection(in: "example", configuration: shown.configuration)
    shown.onChange = { [unowned(unsafe) self] in show() }
    shown.use(collection.engine)
    let examples = examples
    menu.show(
      Content {
        Section("examples") {
          ForEach(examples, id: { $0.name }) { example in
            let isShown = example === shown
            Text(example.title).foreground(isShown ? .accent : .primary).bold(isShown)
              .onTap { WebModule.open("#" + example.name) }
          }
        }
        .header(pinned: true) { SectionTitle("Examples") }
        Section("pages") {
          Text("Write your first list").onTap { WebModule.open("first-list.html") }
        }
      })
    show()
  }

  private func show() { collection.show(shown.content()) }
}

nonisolated(unsafe) private var gallery: Gallery?
nonisolated(unsafe) private var firstList: FirstList?

/// Called by the script of the page when everything is loaded.
@_cdecl("start")
public func start() {
  if WebModule.addressFragment == "first-list" {
    firstList = FirstList()
    firstList?.show()
  } else {
    gallery = Gallery()
  }
}

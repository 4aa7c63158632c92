#if HAS_GTK
import Tessera
import TesseraGTK
import TesseraGTKInspector

/// The gallery in a window: the menu on the left, and the open example.
@MainActor
final class GTKGallery {
  let app: GTKApp
  private var menu: SidebarMenu?
  private(set) var example: (any Example)?
  private var errorMessage: String?
  private var inspector: GTKInspector?

  /// - Parameters:
  ///   - example: The example to show, without a menu; `nil` for the first example beside the menu.
  ///   - width: The width of the window, in points.
  ///   - height: The height of the window, in points.
  init(_ example: (any Example)?, width: Int = 960, height: Int = 640) throws(GalleryError) {
    do {
      app = try GTKApp(title: "Tessera", width: width, height: height)
    } catch {
      throw .unavailable(error.description)
    }
    if let example { show(example) } else { showMenu() }
  }

  /// Shows the window until it is closed. Returns the exit code.
  func run() -> Int32 { app.run() }

  private func showMenu() {
    let menu = SidebarMenu()
    menu.onOpen = { [weak self] in self?.open($0) }
    app.sidebar = menu.collection
    self.menu = menu
    open(Catalog.examples[0].name)
  }

  /// Opens an example beside the menu.
  func open(_ name: String) {
    do {
      show(try Catalog.make(name, arguments: []))
      menu?.mark(name)
    } catch {
      app.title = error.message
    }
  }

  private func show(_ example: any Example) {
    self.example?.stopUpdates()
    inspector?.close()
    self.example = example
    errorMessage = nil
    let collection = CollectionView(configuration: example.configuration.adaptedToDesktop())
    example.use(collection.engine)
    collection.onIssue = { [weak self] in self?.errorMessage = $0.description }
    collection.onKey = { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
    collection.onUpdate = { [weak self] _ in self?.showStatus() }
    app.collection = collection
    refresh()
    example.follow { [weak self] in self?.refresh() }
  }

  private func refresh() {
    guard let example else { return }
    app.show(example.windowContent())
    app.hint = example.hints.joined(separator: "  ")
    guard let target = example.takeScrollTarget() else { return }
    app.collection.engine.focus(on: target.item, inSection: target.section)
    app.collection.engine.scroll(to: target.item, inSection: target.section, at: .center)
  }

  private func showStatus() {
    guard let example else { return }
    let status = errorMessage ?? example.status(focused: app.collection.engine.focusedKey)
    app.title = [type(of: example).name, status].filter { !$0.isEmpty }.joined(separator: " – ")
  }

  /// Handles keys before the collection does. Letters of a typed word or in a field have no other meaning.
  private func press(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    errorMessage = nil
    if key == .function(12) {
      toggleInspector()
      return true
    }
    let engine = app.collection.engine
    guard let example, modifiers.isEmpty, engine.typedText == nil else { return false }
    if key == .left || key == .right, example.moveSideways(by: key == .left ? -1 : 1) {
      refresh()
      return true
    }
    guard case .character(let character) = key else { return false }
    if engine.sendKey(key) { return true }
    if character == "/", let prompt = example.prompt {
      app.prompt(prompt) { [weak self] text in
        if let text { self?.take(text, for: example) }
      }
      return true
    }
    guard example.press(character) else { return false }
    refresh()
    return true
  }

  /// Opens the inspector of the example in a window of its own, or closes it.
  private func toggleInspector() {
    if let inspector { return inspector.close() }
    let inspector = GTKInspector(app.collection)
    inspector.onClose = { [weak self] in self?.inspector = nil }
    inspector.show()
    self.inspector = inspector
  }

  private func take(_ answer: String, for asked: any Example) {
    // Another example may have been opened meanwhile.
    guard asked === example else { return }
    errorMessage = asked.answer(answer)
    refresh()
    showStatus()
  }
}
#endif

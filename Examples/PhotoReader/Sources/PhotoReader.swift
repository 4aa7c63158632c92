import Foundation
import TesseraGTK

/// The photos of a folder: as a grid, and one of them in the whole window.
@MainActor
final class PhotoReader {
  private let app: GTKApp
  private let folder: String
  private let names: [String]
  private let small: ImageStore<String>
  private let large: ImageStore<String>
  /// The photo in the whole window; `nil` while the grid is shown.
  private var open: Int?
  /// The width of a photo in the grid, in points.
  private var width = 160.0

  private static let endings: Set = ["png", "jpg", "jpeg", "gif", "webp", "tif", "tiff", "bmp"]

  init(folder: String, width: Int, height: Int) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    self.folder = folder
    names = files.filter { Self.endings.contains(($0 as NSString).pathExtension.lowercased()) }
      .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    app = try GTKApp(title: folder, width: width, height: height)
    small = Self.store(fitting: 512, capacity: 64 << 20)
    large = Self.store(fitting: 2560, capacity: 32 << 20)
    small.onChange = { [unowned self] in show() }
    large.onChange = { [unowned self] in show() }
    app.collection.accessibilityLabel = "Photos"
    if !names.isEmpty { app.collection.engine.focus(on: ItemID(0)) }
    show()
  }

  func run() -> Int32 { app.run() }

  private static func store(fitting size: Int, capacity: Int) -> ImageStore<String> {
    ImageStore(capacity: capacity) { path in
      guard let image = Image(file: path, fitting: size) else { throw CocoaError(.fileReadCorruptFile) }
      return image
    }
  }

  private func path(_ index: Int) -> String { folder + "/" + names[index] }

  // MARK: Content

  private func show() {
    app.show(open.map(photo) ?? grid)
    showTitle()
  }

  private var grid: Content<GTK> {
    Content {
      Section("grid", layout: .grid(columns: .minimumWidth(width), spacing: 8).inset(8)) {
        ForEach(names.indices) { [unowned self] index in
          PhotoCell(name: names[index], state: small.state(of: path(index)))
            .onTap { [unowned self] in show(index) }
        }
        .size(.height(width * 0.75 + 24))
      }
      .empty { PlaceholderMessage("No photos in \(folder)") }
    }
    .keys {
      KeyCommand("+", "=", "Larger photos") { [unowned self] in resize(by: 1.25) }
      KeyCommand("-", "Smaller photos") { [unowned self] in resize(by: 0.8) }
    }
  }

  private func photo(_ index: Int) -> Content<GTK> {
    // The neighbors are decoded before the user goes to them.
    for neighbor in [index + 1, index - 1] where names.indices.contains(neighbor) {
      _ = large.state(of: path(neighbor))
    }
    let state = large.state(of: path(index))
    // Until the photo is decoded, its small picture is shown.
    let shown = state == .loading ? small.state(of: path(index)) : state
    return Content {
      Section("photo") {
        PhotoCell(name: names[index], state: shown, hasName: false)
          .size(Sizing(height: .fill)).id(index).onTap { [unowned self] in close() }
      }
    }
    .keys {
      KeyCommand(.escape, .backspace, "Back to the grid") { [unowned self] in close() }
      KeyCommand([KeyStroke(.right), KeyStroke(.pageDown), .space], "Next photo") { [unowned self] in
        show(index + 1)
      }
      KeyCommand(KeyStroke(.left), KeyStroke(.pageUp), "Previous photo") { [unowned self] in show(index - 1) }
      KeyCommand(KeyStroke(.home), "First photo") { [unowned self] in show(0) }
      KeyCommand(KeyStroke(.end), "Last photo") { [unowned self] in show(names.count - 1) }
    }
  }

  private func showTitle() {
    if let open {
      app.title = "\(names[open]) – \(open + 1) of \(names.count)"
      app.hint = "←→ previous and next  Esc back  ? keys"
    } else {
      app.title = "\(folder) – \(names.count) photos"
      app.hint = "Return opens  + − size  ? keys  Control-Q quits"
    }
  }

  // MARK: Commands

  private func show(_ index: Int) {
    guard names.indices.contains(index) else { return }
    open = index
    show()
    app.collection.engine.focus(on: ItemID(index))
    app.collection.setNeedsUpdate()
  }

  private func close() {
    guard let index = open else { return }
    open = nil
    show()
    app.collection.engine.focus(on: ItemID(index))
    app.collection.engine.scroll(to: ItemID(index), at: .center)
    app.collection.setNeedsUpdate()
  }

  private func resize(by factor: Double) {
    width = min(512, max(64, width * factor))
    show()
  }
}

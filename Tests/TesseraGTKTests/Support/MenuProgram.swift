import CGTK
import CTesseraGTK
import Testing

@testable import TesseraGTK

/// A program like the gallery: a menu beside the collection that it opens, whose updates are in the title
/// bar.
@MainActor
final class MenuProgram {
  let app: GTKApp
  let menu: CollectionView
  private(set) var opened: [Int] = []
  private(set) var updates = 0

  /// Creates and shows the window.
  init() async throws {
    app = try GTKApp(title: "0", width: 800, height: 500)
    menu = CollectionView()
    menu.show(
      Content {
        Section("menu") {
          ForEach(0..<40) { [weak self] row in LineCell(text: "open \(row)").onTap { self?.open(row) } }
        }
      })
    app.sidebar = menu
    open(0)
    gtk_window_present(app.window.asWindow)
    try await wait("the first frame") { self.updates > 0 }
  }

  func close() { gtk_window_destroy(app.window.asWindow) }

  /// Clicks a row of the menu, and waits until its collection is shown.
  func choose(_ row: Int) async throws {
    let before = updates
    let place = try placeOnScreen(Point(x: 100, y: Double(row * 24 + 12)))
    try await run(xdotool: ["mousemove", "\(Int(place.x))", "\(Int(place.y))", "click", "1"])
    try await wait("what is opened and its frame") { self.opened.last == row && self.updates > before }
  }

  private func open(_ number: Int) {
    opened.append(number)
    let collection = CollectionView()
    collection.onUpdate = { [weak self] _ in
      self?.updates += 1
      self?.app.title = "\(number): \(self?.updates ?? 0)"
    }
    app.collection = collection
    app.show(
      Content {
        Section("rows") {
          ForEach(0..<(number * 10)) { row -> AnyCell<GTK> in
            if row.isMultiple(of: 2) { LabelCell(text: "row \(row)") } else { LineCell(text: "row \(row)") }
          }
        }
      })
  }

  /// Returns the screen position of a point in the menu: without a window manager, the window is in the
  /// corner.
  private func placeOnScreen(_ point: Point) throws -> Point {
    let native = try #require(gtk_widget_get_native(menu.widget))
    var (shift, place) = (Point.zero, Point.zero)
    gtk_native_get_surface_transform(native, &shift.x, &shift.y)
    tessera_translate(menu.widget, app.window, point.x, point.y, &place.x, &place.y)
    return place + shift
  }
}

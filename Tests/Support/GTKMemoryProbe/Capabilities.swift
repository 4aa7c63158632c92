import TesseraGTK

// The capabilities of a collection besides showing rows.

/// Rows with all capabilities, below a pinned header.
@MainActor
func richContent(isRefreshing: Bool) -> Content<GTK> {
  Content {
    Section("rich") {
      ForEach(0..<60) { row in
        LabelCell(text: "rich \(row)").onTap {}.tooltip("about \(row)")
          .contextAction("Open") {}.contextAction("Delete", isDestructive: true) {}
          .swipeActions(trailing: [ContextAction("Delete", isDestructive: true) {}])
          .draggable { DragOffer(row, text: "row \(row)") }
      }
      DrawnCell(text: "drawn")
    }
    .header(pinned: true) { LabelCell(text: "header") }
    .onDrop(of: Int.self) { _ in }
  }
  .onRefresh(isRefreshing: isRefreshing) {}
}

/// Opens a menu and a swipe, requests a tooltip, drags, refreshes and changes the font.
@MainActor
func tryMore(of view: CollectionView) {
  view.show(richContent(isRefreshing: false))
  work(until: view)
  if let cell = view.engine.cells.first(where: { $0.key.element == .item(3, occurrence: 0) }) {
    view.engine.openContextMenu(of: cell.id)
    work(until: view)
    view.engine.closeContextMenu()
    work(until: view)
    view.engine.openSwipe(of: cell.id, .trailing)
    work(until: view)
    view.engine.closeSwipe()
    work(until: view)
  }
  gtk_widget_trigger_tooltip_query(view.widget)
  drag(from: Point(x: 20, y: 290), to: Point(x: 150, y: 60), in: view)
  view.show(richContent(isRefreshing: true))
  work(until: view)
  view.engine.scroll(by: Point(y: 400))
  work(until: view)
  view.show(richContent(isRefreshing: false))
  work(until: view)
  let settings = gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
  for font in ["Sans 22", "Sans 10"] {
    var value = GValue()
    g_value_init(&value, g_type_from_name("gchararray"))
    g_value_set_string(&value, font)
    g_object_set_property(settings?.assumingMemoryBound(to: GObject.self), "gtk-font-name", &value)
    g_value_unset(&value)
    work(until: view)
  }
}

/// Presses the main button, moves, and releases it.
@MainActor
func drag(from start: Point, to end: Point, in view: CollectionView) {
  let time = view.engine.now
  view.engine.pointer(PointerEvent(.down, at: start, time: time))
  for part in [0.3, 0.6, 1] {
    let way = Point(x: (end.x - start.x) * part, y: (end.y - start.y) * part)
    view.engine.pointer(PointerEvent(.moved, at: start + way, time: time + part / 10))
    work(until: view)
  }
  view.engine.pointer(PointerEvent(.up, at: end, time: time + 0.2))
  work(until: view)
}

/// Asks a question in a program, and closes it without an answer; later changes do no harm.
@MainActor
func showPrompt() throws {
  let app = try GTKApp(title: "probe")
  app.show(richContent(isRefreshing: false))
  gtk_window_present(app.window.asWindow)
  work(until: app.collection)
  app.prompt("row") { _ in }
  app.hint = "keys"
  work(until: app.collection)
  gtk_window_destroy(app.window.asWindow)
  app.title = "closed"
  app.hint = "other keys"
  app.prompt("another row") { _ in }
  app.collection = CollectionView()
  app.sidebar = CollectionView()
}

import CGTK
import CTesseraGTK
import Testing

@testable import TesseraGTK

/// A window with two lists side by side, between which items are dragged.
@MainActor
final class TwoLists {
  /// A list with its items.
  @MainActor
  final class List {
    let name: String
    let view = CollectionView()
    fileprivate let frame = gtk_scrolled_window_new()
    var items: [String]
    var takes = true

    fileprivate init(_ name: String, _ items: [String]) { (self.name, self.items) = (name, items) }

    /// The visible frame of the drop indicator; `nil` if there is none.
    var mark: Rect? {
      let marks = view.widget.children.filter {
        ["dropline", "droparea"].contains(String(cString: gtk_widget_get_css_name($0)))
          && gtk_widget_get_child_visible($0) != 0
      }
      var bounds = graphene_rect_t()
      guard let mark = marks.first, gtk_widget_compute_bounds(mark, view.widget, &bounds) != 0 else {
        return nil
      }
      return Rect(
        x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
        height: Double(bounds.size.height))
    }
  }

  let left: List
  let right: List
  let window: Widget
  /// The events in order.
  var eventLog: [String] = []
  private let isReorderable: Bool

  init(isReorderable: Bool = false) async throws {
    self.isReorderable = isReorderable
    try connectToDisplay()
    window = try #require(gtk_window_new())
    (left, right) = (List("left", ["a", "b", "c"]), List("right", ["x", "y", "z"]))
    let box = try #require(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    for list in [left, right] {
      gtk_scrolled_window_set_child(OpaquePointer(list.frame), list.view.widget)
      gtk_widget_set_size_request(list.frame, 300, 400)
      gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), list.frame)
    }
    gtk_window_set_child(window.asWindow, box)
    gtk_window_set_decorated(window.asWindow, 0)
    gtk_window_set_default_size(window.asWindow, 600, 400)
    show()
    gtk_window_present(window.asWindow)
    try await wait("the lists") {
      self.left.view.engine.cells.count == 3 && self.right.view.engine.cells.count == 3
    }
    try await settle()
  }

  func close() { gtk_window_destroy(window.asWindow) }

  /// Gives the keyboard focus to the window, as there is no window manager.
  func takeKeyboard() async throws {
    let name = "tessera-test-\(UInt.random(in: 0...UInt.max))"
    gtk_window_set_title(window.asWindow, name)
    try await run(xdotool: ["search", "--sync", "--name", name, "windowfocus", "--sync"])
    try await wait("the keyboard") { gtk_window_is_active(self.window.asWindow) != 0 }
  }

  func show() {
    for list in [left, right] { list.view.show(content(of: list)) }
  }

  // MARK: The pointer

  /// Presses the button on a row, and holds it until a drag has begun.
  func press(_ list: List, row: Int) async throws {
    try await settle()
    try await move(to: place(Point(x: 100, y: Double(row) * 32 + 16), in: list))
    try await run(xdotool: ["mousedown", "1"])
    try await move(to: place(Point(x: 112, y: Double(row) * 32 + 18), in: list))
    try await wait("a drag") { list.view.engine.isDragging || list.view.engine.isReordering }
  }

  /// Moves to a point in a list in several steps, as a hand does.
  func drag(over list: List, _ point: Point) async throws { try await drag(to: place(point, in: list)) }

  /// Moves to a point on the screen in several steps.
  func drag(to goal: Point) async throws {
    for part in [0.3, 0.6, 0.9, 1] {
      let way = goal - pointer
      try await move(to: Point(x: pointer.x + way.x * part, y: pointer.y + way.y * part))
    }
  }

  /// Moves to a point in a list, and around it until a condition is true: a drag that has just begun has no
  /// position until the pointer moves again.
  func hover(over list: List, _ point: Point, until condition: () -> Bool) async throws {
    try await hover(at: place(point, in: list), until: condition)
  }

  /// Moves to a point on the screen, and around it until a condition is true.
  func hover(at goal: Point, until condition: () -> Bool) async throws {
    try await drag(to: goal)
    for step in 0..<2_000 where !condition() { try await move(to: goal + Point(x: Double(step % 3))) }
    #expect(condition())
  }

  /// Whether a drop now would be accepted, as far as the source has been notified.
  var isWelcome: Bool {
    DragSession.current?.gdkDrag.map { gdk_drag_get_selected_action($0).rawValue != 0 } ?? false
  }

  func letGo() async throws { try await run(xdotool: ["mouseup", "1"]) }

  private var pointer = Point.zero

  private func move(to point: Point) async throws {
    try await run(xdotool: ["mousemove", "\(Int(point.x))", "\(Int(point.y))"])
    pointer = point
  }

  /// Returns the screen position of a point in a list: without a window manager, the window is in the corner.
  private func place(_ point: Point, in list: List) -> Point {
    var place = Point.zero
    tessera_translate(list.view.widget, window, point.x, point.y, &place.x, &place.y)
    return place
  }

  private func settle() async throws {
    for list in [left, right] { list.view.setNeedsUpdate() }
    try await wait("rest") {
      [left, right].allSatisfy { !$0.view.frames.isRequested && $0.view.engine.nextFrameTime == nil }
    }
  }

  // MARK: The program

  private func content(of list: List) -> Content<GTK> {
    var section = Section<GTK>("\(list.name)") {
      ForEach(list.items, id: \.self) { item in
        LabelCell(text: item).reorderable(self.isReorderable).draggable(item, text: "item \(item)")
      }
    }
    if list.takes {
      section = section.onDrop(of: String.self) { [weak self] drop in self?.take(drop, into: list) }
        .onDropURIs { [weak self] drop in self?.eventLog.append("uris \(drop.values) \(drop.action)") }
        .onDropText { [weak self] drop in self?.eventLog.append("text \(drop.values) \(drop.place)") }
    }
    let content = Content { section }.onDragEnd { [weak self] end in self?.end(end, in: list) }
    guard isReorderable else { return content }
    return content.onReorder { [weak self] move in
      list.items.apply(move, id: { $0 })
      self?.eventLog.append("reorder")
      self?.show()
    }
  }

  private func take(_ drop: Drop<String>, into list: List) {
    eventLog.append("drop \(drop.action) \(drop.values.joined()) \(drop.place)")
    list.items.insert(drop, id: { $0 })
    show()
  }

  private func end(_ end: DragEnd, in list: List) {
    let ids = end.ids().map { $0.description }.joined()
    eventLog.append("end \(ids) \(end.action.map { "\($0)" } ?? "nothing")")
    list.items.removeMoved(end, id: { $0 })
    show()
  }
}

import CGTKTesting
import CTesseraGTK
import Foundation
import TestSupport
import Testing

@testable import TesseraGTK

/// The suite of all tests with windows. They run one after another, as they share a display, a pointer and a
/// keyboard.
@Suite(.serialized, .quiet, .tags(.screen), .timeLimit(.minutes(10)))
@MainActor
enum WindowTests {}

/// A window with a collection. Without a window manager, it is in the corner of the screen.
@MainActor
final class Window {
  let window: Widget
  let scrolledWindow: Widget
  let view: CollectionView
  private(set) var issues: [Tessera.Issue] = []
  private(set) var updates = 0
  /// Called after each transaction.
  var onUpdate = {}

  /// Creates a window, and waits until the collection has drawn itself.
  init(
    width: Int32 = 320, height: Int32 = 400, configuration: EngineConfiguration? = nil,
    _ content: Content<GTK>
  ) async throws {
    try connectToDisplay()
    gtk_testing_watch_phases()
    window = try #require(gtk_window_new())
    scrolledWindow = try #require(gtk_scrolled_window_new())
    view = CollectionView(configuration: configuration ?? .desktop())
    gtk_scrolled_window_set_child(OpaquePointer(scrolledWindow), view.widget)
    gtk_window_set_child(window.asWindow, scrolledWindow)
    gtk_window_set_decorated(window.asWindow, 0)
    gtk_window_set_default_size(window.asWindow, width, height)
    view.onIssue = { [weak self] in self?.issues.append($0) }
    view.onUpdate = { [weak self] _ in
      self?.updates += 1
      self?.onUpdate()
    }
    view.show(content)
    gtk_window_present(window.asWindow)
    try await wait("the first frame") { self.updates > 0 && gtk_widget_get_mapped(self.view.widget) != 0 }
    try await settle()
  }

  var engine: Engine { view.engine }

  func close() { gtk_window_destroy(window.asWindow) }

  // MARK: Time

  /// Waits until the collection has done all requested work, and no animation runs.
  func settle() async throws {
    let before = updates
    view.setNeedsUpdate()
    try await wait("rest") {
      self.updates > before && self.engine.nextFrameTime == nil && self.view.adjustments.restTime == nil
    }
  }

  /// Waits for the next frame.
  func nextFrame() async throws {
    let before = updates
    view.setNeedsUpdate()
    try await wait("a frame") { self.updates > before }
  }

  /// Expects that the collection does no work while GTK draws frames.
  func expectRest() async throws {
    let before = updates
    let clock = gtk_widget_get_frame_clock(view.widget)
    let frame = gdk_frame_clock_get_frame_counter(clock)
    try await wait("other frames") {
      gtk_widget_queue_draw(view.widget)
      return gdk_frame_clock_get_frame_counter(clock) >= frame + 20
    }
    #expect(updates == before)
  }

  // MARK: Visible rows

  /// Returns the row of a visible item.
  func row(_ id: ItemID) -> Widget? {
    engine.cells.first { $0.key.element == .item(id, occurrence: 0) && !$0.isLeaving }
      .flatMap { view.stage.view(for: $0.id)?.cell }
  }

  /// Returns the visible frame of an item's row in the collection; `nil` if it is not visible.
  func frame(of id: ItemID) -> Rect? {
    var bounds = graphene_rect_t()
    guard let row = row(id), gtk_widget_compute_bounds(row, view.widget, &bounds) != 0 else { return nil }
    return Rect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  /// The visible rows of the collection, in order.
  var shownRows: [Widget] {
    allRows.filter { gtk_widget_get_child_visible($0) != 0 }
  }

  /// All rows, including unused ones.
  var allRows: [Widget] { view.widget.children.filter { tessera_is_cell($0) != 0 } }

  func adjustment(_ axis: Axis = .vertical) -> UnsafeMutablePointer<GtkAdjustment> {
    axis == .vertical
      ? gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolledWindow))
      : gtk_scrolled_window_get_hadjustment(OpaquePointer(scrolledWindow))
  }

  /// The scroll position of the scroll bar.
  var value: Double { gtk_adjustment_get_value(adjustment()) }

  /// Moves the scroll bar.
  func scroll(to value: Double) async throws {
    gtk_adjustment_set_value(adjustment(), value)
    try await settle()
  }
}

extension Widget {
  var children: [Widget] {
    var (children, next): ([Widget], Widget?) = ([], gtk_widget_get_first_child(self))
    while let child = next {
      children.append(child)
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }
}

/// Lets GTK and the main actor run in turns until a condition is true. A test is a job of the main actor, and
/// other jobs run only while it waits.
@MainActor
func wait(_ what: Comment, until condition: () -> Bool) async throws {
  let deadline = ContinuousClock.now + .seconds(300)
  while !condition() {
    try #require(ContinuousClock.now < deadline, what)
    // On a slow machine, there may always be a frame to draw.
    for _ in 0..<20 where g_main_context_iteration(nil, 0) == 0 { break }
    try await Task.sleep(for: .milliseconds(1))
  }
}

import Foundation
import TesseraGTK

// Simulated mouse and keyboard input: events of the display take other code paths than calls of the program.

/// A program with a simulated user.
@MainActor
final class AttendedProgram {
  private let app: GTKApp
  private var taps = 0
  private var drops = 0

  /// Shows the window, without decorations.
  init() throws {
    app = try GTKApp(title: "attended", width: 400, height: 300)
    gtk_window_set_decorated(app.window.asWindow, 0)
    app.show(content)
    gtk_window_present(app.window.asWindow)
    work(until: app.collection)
  }

  private var content: Content<GTK> {
    Content {
      Section("rows") {
        ForEach(0..<60) { [weak self] row in
          LabelCell(text: "row \(row)").tooltip("about \(row)")
            .onTap { [weak self] in self?.taps += 1 }
            .contextAction("Open") {}
            .draggable { DragOffer(row, text: "row \(row)") }
        }
      }
      .onDrop(of: Int.self) { [weak self] _ in self?.drops += 1 }
    }
  }

  /// Clicks, turns the wheel, presses keys, opens a menu, and drags a row to another place.
  func attend() {
    let engine = app.collection.engine
    people("mousemove 200 100 click 1", "a tap") { taps == 1 }
    people("click --repeat 3 5", "scrolling") { offset > 50 }
    people("click --repeat 9 4", "the way back") { offset == 0 }
    people("search --sync --name ^attended$ windowfocus --sync", "the keyboard") {
      gtk_window_is_active(app.window.asWindow) != 0
    }
    gtk_widget_grab_focus(app.collection.widget)
    let focused = engine.focusedKey
    people("key Down Down", "another row in focus") { engine.focusedKey != focused }
    people("click 3", "a menu") { engine.contextMenu != nil }
    people("key Escape", "no menu") { engine.contextMenu == nil }
    people("mousemove 200 40 mousedown 1 mousemove 204 50 mousemove 210 60", "a drag") {
      engine.isDragging
    }
    // GTK asks the drop target only once the pointer has moved over it.
    var step = 0
    people("mousemove 210 200", "a welcome") {
      step += 1
      if step.isMultiple(of: 200) { xdotool("mousemove 210 \(200 + step / 200 % 2)") }
      return engine.dropProposal != nil
    }
    people("mouseup 1", "a drop") { drops == 1 }
    people("mousemove 399 299", "rest") { !engine.isDragging && engine.nextFrameTime == nil }
    gtk_window_destroy(app.window.asWindow)
  }

  /// The scroll offset of the collection in points.
  private var offset: Double {
    guard let parent = gtk_widget_get_parent(app.collection.widget) else { return 0 }
    return gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(parent)))
  }

  /// Sends input, and lets GTK run until the outcome is there.
  private func people(_ actions: String, _ outcome: String, until hasCome: () -> Bool) {
    xdotool(actions)
    let deadline = ContinuousClock.now + .seconds(60)
    while !hasCome() {
      if ContinuousClock.now > deadline { fail("\(outcome) did not come of \(actions)") }
      if g_main_context_iteration(nil, 0) == 0 { g_usleep(1000) }
    }
  }

  /// Starts xdotool by GLib, because valgrind does not support Foundation's way.
  private func xdotool(_ actions: String) {
    var status: gint = 0
    if g_spawn_command_line_sync("xdotool " + actions, nil, nil, &status, nil) == 0 || status != 0 {
      fail("xdotool does not do \(actions)")
    }
  }

  private func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("GTKMemoryProbe: \(message)\n".utf8))
    exit(EXIT_FAILURE)
  }
}

import CGTK
import Foundation
import Testing

@testable import TesseraGTK

// Simulated input: xdotool sends it to the display, and GTK receives it like the input of any mouse and
// keyboard.

extension Window {
  /// Runs a command of xdotool.
  func xdotool(_ arguments: String...) async throws { try await run(xdotool: arguments) }

  func movePointer(to point: Point) async throws {
    try await xdotool("mousemove", "\(Int(point.x))", "\(Int(point.y))")
  }

  /// Clicks a button of the mouse at a point in the collection: 1 is the primary one, 4 and 5 are the wheel.
  func click(_ button: Int = 1, at point: Point, holding modifier: String? = nil) async throws {
    try await movePointer(to: point)
    if let modifier { try await xdotool("keydown", modifier) }
    try await xdotool("click", "\(button)")
    if let modifier { try await xdotool("keyup", modifier) }
  }

  /// Clicks the center of an item's row.
  func click(_ button: Int = 1, on id: ItemID, holding modifier: String? = nil) async throws {
    let frame = try #require(self.frame(of: id))
    try await click(button, at: Point(x: frame.midX, y: frame.midY), holding: modifier)
  }

  /// Gives the keyboard focus to the window, as there is no window manager.
  func takeKeyboard() async throws {
    try await xdotool("mousemove", "300", "390")
    let name = "tessera-test-\(UInt.random(in: 0...UInt.max))"
    gtk_window_set_title(window.asWindow, name)
    try await xdotool("search", "--sync", "--name", name, "windowfocus", "--sync")
    try await wait("the keyboard") { gtk_window_is_active(window.asWindow) != 0 }
    gtk_widget_grab_focus(view.widget)
    try await settle()
  }

  /// Presses keys one after another, by their X names.
  func press(_ keys: String...) async throws {
    for key in keys {
      try await xdotool("key", key)
    }
  }
}

extension Rect {
  fileprivate var midX: Double { minX + width / 2 }
  fileprivate var midY: Double { minY + height / 2 }
}

/// Runs a command of xdotool while GTK continues.
///
/// GLib starts it, because Foundation's `Process` has once missed the end of a program.
@MainActor
func run(xdotool arguments: [String]) async throws {
  var words = (["xdotool"] + arguments).map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  let flags = GSpawnFlags(rawValue: G_SPAWN_SEARCH_PATH.rawValue | G_SPAWN_DO_NOT_REAP_CHILD.rawValue)
  var process: GPid = 0
  try #require(g_spawn_async(nil, &words, nil, flags, nil, nil, &process, nil) != 0)
  var status: Int32 = 0
  try await wait("xdotool") { waitpid(process, &status, WNOHANG) == process }
  #expect(status == 0)
}

import Foundation
import Testing

/// A Wayland compositor with a window in the corner of the tests' display, whose programs receive the mouse
/// and keyboard input of that window.
@MainActor
final class WaylandCompositor {
  private let compositor: ProbeProgram
  private let folder: URL

  /// Starts the compositor with 480 × 360 points.
  ///
  /// - Parameter scale: The number of pixels per point.
  init(scale: Int = 1) async throws {
    // A display without connections resets itself, and accepts no connection meanwhile.
    try connectToDisplay()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("wayland-\(UInt32.random(in: 0...UInt32.max))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    self.folder = folder
    // The compositor ignores a pointer that is already inside of its new window.
    try await run(xdotool: ["mousemove", "1000", "750"])
    // Its programs fill its window, so that all positions are known.
    let compositor = try ProbeProgram(
      try ProbeProgram.path(of: "weston"),
      [
        "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so", "--no-config", "--idle-time=0",
        "--width=480", "--height=360", "--scale=\(scale)", "--socket=wayland", "--log=\(folder.path)/log",
      ], environment: ["XDG_RUNTIME_DIR": folder.path])
    self.compositor = compositor
    let socket = folder.appendingPathComponent("wayland").path
    do {
      try await wait("the compositor") { access(socket, F_OK) == 0 || !compositor.isRunning }
      try #require(compositor.isRunning, "weston does not run: \(log)")
      try await run(xdotool: ["search", "--sync", "--class", "^weston", "windowfocus", "--sync"])
    } catch {
      end()
      throw error
    }
  }

  func end() {
    compositor.end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The environment of a program that uses the compositor.
  var environment: [String: String] {
    ["GDK_BACKEND": "wayland", "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "wayland"]
  }

  private var log: String {
    (try? String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)) ?? ""
  }
}

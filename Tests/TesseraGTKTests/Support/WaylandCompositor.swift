import Foundation
import Testing

/// A Wayland compositor with a window in the corner of the tests' display: its programs are told what a mouse and keys do
/// there.
@MainActor
final class WaylandCompositor {
  private let compositor: ProbeProgram
  private let folder: URL

  /// Starts it, with 480 × 360 points of so many pixels each way.
  init(scale: Int = 1) async throws {
    // A display that nobody is connected to begins anew, and takes nobody while it does.
    try connectToDisplay()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("wayland-\(UInt32.random(in: 0...UInt32.max))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    self.folder = folder
    // It takes no notice of a pointer that is where its window comes up.
    try await run(xdotool: ["mousemove", "1000", "750"])
    // Its programs have all of its window, so that everybody knows where things are.
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

  /// Ends it.
  func end() {
    compositor.end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// What has a program show its windows there.
  var environment: [String: String] {
    ["GDK_BACKEND": "wayland", "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "wayland"]
  }

  private var log: String {
    (try? String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)) ?? ""
  }
}

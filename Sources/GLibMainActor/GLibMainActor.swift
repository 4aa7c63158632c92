import CGLib
import CGLibMainActor
// Dispatch has the main queue that is drained: a program that uses this target has to link it.
import Dispatch

/// Lets main-actor code run while GLib's main loop does.
///
/// A GTK program spends its life in `g_application_run` or `g_main_loop_run`. These know nothing of Swift's main actor:
/// without help no `Task` on it ever goes on, no `await` returns to it, and nothing sent to `DispatchQueue.main` is
/// done. With this source they all are, in turn with input and frames:
///
///     GLibMainActor.attach()
///     let status = g_application_run(application, 0, nil)
///
/// Three things to know:
/// * The loop has to be run by the main thread and *outside* of any task: from top-level code or a synchronous `main()`.
///   In an `async` main the loop itself would be one job of the main actor, and all others would wait for it.
/// * Callbacks of GLib run on the main thread, so there `MainActor.assumeIsolated` holds.
/// * `Foundation.Timer` and `RunLoop` need a loop of their own and stay silent; `Task.sleep`, `DispatchSource` and
///   `g_timeout_add` work.
public enum GLibMainActor {
  /// When queued work runs compared to other sources of the loop; smaller numbers come first, as everywhere in GLib.
  public struct Priority: Sendable {
    /// The number that GLib knows.
    public let rawValue: Int32

    /// Makes a priority from GLib's number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// In turn with the drawing of frames, after input: a main actor that is always busy can hold up neither.
    public static let redraw = Priority(rawValue: G_PRIORITY_HIGH_IDLE + 20)
  }

  @MainActor private static var isAttached = false

  /// Attaches the main queue to GLib's default main context, for the rest of the process; a second call does nothing.
  ///
  /// - Parameter priority: When queued work runs compared to other sources.
  @MainActor
  public static func attach(priority: Priority = .redraw) {
    guard !isAttached else { return }
    isAttached = true
    _ = tessera_main_queue_attach(priority.rawValue)
  }
}

import CGLib
import CGLibMainActor
// Dispatch provides the main queue that is drained, so a program that uses this target has to link it.
import Dispatch

/// A connection of Swift's main actor to GLib's main loop, which runs main-actor code in the loop.
///
/// A GTK program spends its life in `g_application_run` or `g_main_loop_run`, which know nothing of Swift's
/// main actor. Without help no `Task` on it makes progress, no `await` returns to it, and nothing sent to
/// `DispatchQueue.main` runs. Once it is attached, all of them run, in turn with input and frames:
///
///     GLibMainActor.attach()
///     let status = g_application_run(application, 0, nil)
///
/// Three things to know:
/// - The main thread has to run the loop *outside* of any task: from top-level code or a synchronous
///   `main()`. In an `async` main the loop itself would be one job of the main actor, and all others would
///   wait for it.
/// - Callbacks of GLib run on the main thread, so `MainActor.assumeIsolated` holds in them.
/// - `Foundation.Timer` and `RunLoop` need a loop of their own and do not fire; `Task.sleep`,
///   `DispatchSource` and `g_timeout_add` work.
public enum GLibMainActor {
  /// The order in which queued work runs compared to other sources of the loop; smaller numbers come first,
  /// as everywhere in GLib.
  public struct Priority: Sendable {
    /// GLib's number of the priority.
    public let rawValue: Int32

    /// Creates a priority from GLib's number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The priority of drawing frames, after input: a main actor that is always busy delays neither input nor
    /// frames.
    public static let redraw = Priority(rawValue: G_PRIORITY_HIGH_IDLE + 20)
  }

  @MainActor private static var isAttached = false

  /// Attaches the main queue to GLib's default main context for the rest of the process; a second call does
  /// nothing.
  ///
  /// - Parameter priority: The order in which queued work runs compared to other sources.
  @MainActor
  public static func attach(priority: Priority = .redraw) {
    guard !isAttached else { return }
    isAttached = true
    _ = tessera_main_queue_attach(priority.rawValue)
  }
}

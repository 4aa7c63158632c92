// Runs GLib's main loop and prints a line for each kind of main actor work that runs under it. Ends when all
// have run.
import CGLib
import Dispatch
import GLibMainActor

@MainActor
final class Checklist {
  static let shared = Checklist([
    "task", "return from another thread", "dispatch", "sleep", "glib beside a busy actor",
  ])
  private var open: Set<String>
  private let loop = g_main_loop_new(nil, 0)

  private init(_ names: Set<String>) { open = names }

  func check(_ name: String) {
    guard open.remove(name) != nil else { return }
    print(name)
    if open.isEmpty { g_main_loop_quit(loop) }
  }

  func run() { g_main_loop_run(loop) }
}

GLibMainActor.attach()
// Once is enough; twice does no harm.
GLibMainActor.attach()

Task { @MainActor in
  Checklist.shared.check("task")
  _ = await Task.detached {}.value
  Checklist.shared.check("return from another thread")
  try await Task.sleep(for: .milliseconds(1))
  Checklist.shared.check("sleep")
  // From here on, the main actor always has work, and GLib's own sources still get their turns.
  g_timeout_add(
    1,
    { _ in
      MainActor.assumeIsolated { Checklist.shared.check("glib beside a busy actor") }
      return 0
    }, nil)
  while true { await Task.yield() }
}
DispatchQueue.main.async { MainActor.assumeIsolated { Checklist.shared.check("dispatch") } }
Checklist.shared.run()

#if !canImport(ObjectiveC)
import TestSupport
import TesseraLoading
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("The screen of Documentation/Migration/Astrolabe.md", .simulated)
struct AstrolabeScreenTests {
  /// Two pages of three matches.
  private let source = ClosureSource<Match, Int> { request in
    let number = request.key ?? 1
    let matches = (3 * number - 2...3 * number).map { Match(id: $0, teams: "match \($0)") }
    return Page(matches, next: number < 2 ? number + 1 : nil)
  }

  @Test("The screen shows loading, then all pages, and a tap selects by id")
  func loads() async {
    let controller = MatchesController(source)
    #expect(screen(of: controller).texts == ["Loading…"])
    let screen = await settledScreen(of: controller)
    #expect(screen.texts == (1...6).map { "match \($0)" } + ["No more items"])
    screen.tap("match 2")
    #expect(screen.texts.dropFirst().first == "★ match 2")
    #expect(controller.list.engine.selection.ids == [2])
  }

  @Test("A pull reloads once, and the control ends with the response")
  func refreshes() async {
    let controller = MatchesController(source)
    _ = screen(of: controller)
    let screen = await settledScreen(of: controller)
    var reported: [String] = []
    controller.loader.onProgress = { reported.append("\($0)") }
    Simulation.pullToRefresh(controller.list)
    // Until the content is back at its start: another suite may reset the simulation from now on.
    screen.wait(2)
    #expect(reported == ["started pull"])
    #expect(controller.list.refreshControl?.isRefreshing == true)
    let later = await settledScreen(of: controller)
    #expect(controller.list.refreshControl?.isRefreshing == false)
    #expect(later.texts.first == "match 1")
  }

  @Test("A failure is shown, and a tap tries again")
  func fails() async {
    let trouble = Trouble()
    let controller = MatchesController(
      ClosureSource { _ in
        if await trouble.isNext() { throw LoadFailure("The line is dead") }
        return Page([Match(id: 1, teams: "match 1")])
      })
    _ = screen(of: controller)
    let screen = await settledScreen(of: controller)
    #expect(screen.texts == ["The line is dead", "Try again"])
    screen.tap("Try again")
    #expect(controller.loader.phase == .loading(.initial))
    let later = await settledScreen(of: controller)
    #expect(later.texts == ["match 1", "No more items"])
  }

  /// Returns the screen in a new window, after a reset of the simulation.
  private func screen(of controller: MatchesController) -> TestWindow {
    Simulation.reset()
    return TestWindow(controller)
  }

  /// Returns the screen when the loader is idle. While a test waits, another suite may reset the simulation
  /// and its time: therefore the screen is shown again, and never at an earlier time.
  private func settledScreen(of controller: MatchesController) async -> TestWindow {
    while true {
      var time = CACurrentMediaTime()
      // Time passes for other suites as well, until one of them resets it.
      let hasSettled = await waiting {
        time = max(time, CACurrentMediaTime())
        return controller.loader.isSettled
      }
      Simulation.advance(by: max(0, time - CACurrentMediaTime()))
      let screen = TestWindow(controller)
      screen.wait(1)
      #expect(hasSettled)
      if controller.loader.isSettled || !hasSettled { return screen }
    }
  }

  /// Fails once.
  private actor Trouble {
    private var count = 0

    func isNext() -> Bool {
      count += 1
      return count == 1
    }
  }
}
#endif

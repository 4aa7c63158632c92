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

  @Test("What is loading is said; all pages come, and a tap selects by id")
  func loads() async {
    let controller = MatchesController(source)
    #expect(screen(of: controller).texts == ["Loading…"])
    let screen = await settledScreen(of: controller)
    #expect(screen.texts == (1...6).map { "match \($0)" } + ["That is all"])
    screen.tap("match 2")
    #expect(screen.texts.dropFirst().first == "★ match 2")
    #expect(controller.list.engine.selection.ids == [2])
  }

  @Test("A pull asks again, once, and the control goes when the answer is there")
  func refreshes() async {
    let controller = MatchesController(source)
    _ = screen(of: controller)
    let screen = await settledScreen(of: controller)
    var told: [String] = []
    controller.loader.onProgress = { told.append("\($0)") }
    Simulation.pullToRefresh(controller.list)
    // Until the content is back at its start: another suite may begin afresh from now on.
    screen.wait(2)
    #expect(told == ["started pull"])
    #expect(controller.list.refreshControl?.isRefreshing == true)
    let later = await settledScreen(of: controller)
    #expect(controller.list.refreshControl?.isRefreshing == false)
    #expect(later.texts.first == "match 1")
  }

  @Test("What has failed is said, and a tap tries again")
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
    #expect(later.texts == ["match 1", "That is all"])
  }

  /// The screen in a window of its own, in a fresh simulation.
  private func screen(of controller: MatchesController) -> TestWindow {
    Simulation.reset()
    return TestWindow(controller)
  }

  /// The screen when nothing is loading any more. While a test waits, another suite may begin afresh, with time as well: so
  /// the screen is shown again, and never at an earlier time.
  private func settledScreen(of controller: MatchesController) async -> TestWindow {
    while true {
      var time = CACurrentMediaTime()
      // Time passes for other suites as well, until one begins afresh.
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

  /// Goes wrong once.
  private actor Trouble {
    private var count = 0

    func isNext() -> Bool {
      count += 1
      return count == 1
    }
  }
}
#endif

#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("The screen of Documentation/Migration/IGListKit.md", .simulated)
struct IGListKitScreenTests {
  /// Returns the screen, shown at once, because another suite may reset the simulation whenever a test begins
  /// or waits.
  private func shown() -> (FeedController, TestWindow) {
    Simulation.reset()
    let controller = FeedController()
    controller.posts = [
      FeedPost(id: 1, author: "Ada", comments: ["good"]), FeedPost(id: 2, author: "Bea", likes: 7),
    ]
    let screen = TestWindow(controller)
    return (controller, screen)
  }

  @Test("Posts are inserted and moved with their headers, and no rule is broken")
  func shows() {
    let (controller, screen) = shown()
    #expect(screen.texts == ["Ada", "0 likes", "good", "Bea", "7 likes"])
    let violations = Simulation.violations {
      controller.posts.swapAt(0, 1)
      controller.posts[1].comments.append("better")
      controller.posts.append(FeedPost(id: 3, author: "Cleo"))
      screen.wait(2)
    }
    #expect(
      screen.texts == ["Bea", "7 likes", "Ada", "0 likes", "good", "better", "Cleo", "0 likes"])
    #expect(violations.isEmpty)
  }

  @Test("The button of a cell likes its post, and the same cell shows the change")
  func likes() {
    let (controller, screen) = shown()
    let row = rows(in: controller).first { $0.title.text == "7 likes" }
    row?.button.sendActions(for: .touchUpInside)
    screen.wait(1)
    #expect(controller.posts.map(\.likes) == [0, 8])
    #expect(row?.title.text == "8 likes")
    row?.button.sendActions(for: .touchUpInside)
    screen.wait(1)
    #expect(controller.posts.map(\.likes) == [0, 9])
  }

  private func rows(in controller: FeedController) -> [FeedActionsRow] {
    let collectionView = controller.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first
    return collectionView?.visibleCells.compactMap { $0 as? FeedActionsRow } ?? []
  }
}
#endif

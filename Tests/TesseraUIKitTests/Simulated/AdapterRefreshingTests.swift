#if !canImport(ObjectiveC)
import TestSupport
import TesseraUIKit
import Testing
import UIKit

/// Asking for news in views that adapters drive.
@MainActor
@Suite("Asking for news in adapters", .simulated)
struct AdapterRefreshingTests {
  private func content(_ diary: Diary, isRefreshing: Bool = false) -> Content<UIKitHost> {
    Content { Section("rows") { ForEach(0..<50) { NameCell(name: "\($0)") } } }
      .onRefresh(isRefreshing: isRefreshing) { diary.note("ask") }
  }

  @Test("A pull asks, the control shows that news is on its way, and goes with the declaration")
  func pull() {
    let (pair, diary) = (AdapterPair(), Diary())
    for hand in pair.hands {
      #expect(hand.view.refreshControl == nil)
      hand.show(content(diary))
      hand.screen.wait(1)
      #expect(hand.view.refreshControl?.isRefreshing == false)
      Simulation.pullToRefresh(hand.view)
      #expect(diary.take() == ["ask"])
      hand.show(content(diary, isRefreshing: true))
      hand.screen.wait(1)
      #expect(hand.view.refreshControl?.isRefreshing == true)
      hand.show(content(diary))
      hand.screen.wait(1)
      #expect(hand.view.refreshControl?.isRefreshing == false)
      hand.show(names(0..<50))
      hand.screen.wait(1)
      #expect(hand.view.refreshControl == nil)
    }
  }

  @Test("News that a task gets is on its way until that has ended, whatever is shown meanwhile")
  func tasks() async {
    let (pair, diary) = (AdapterPair(), Diary())
    for hand in pair.hands {
      let (stream, end) = AsyncStream.makeStream(of: Void.self)
      let content = { (count: Int) in
        names(0..<count).onRefresh {
          diary.note("ask")
          for await _ in stream {}
          diary.note("told")
        }
      }
      hand.show(content(50))
      hand.screen.wait(1)
      Simulation.pullToRefresh(hand.view)
      #expect(await waiting { diary.take() == ["ask"] })
      hand.show(content(60))
      hand.screen.wait(1)
      #expect(hand.view.refreshControl?.isRefreshing == true)
      end.finish()
      #expect(await waiting { hand.view.refreshControl?.isRefreshing == false })
      #expect(diary.take() == ["told"])
    }
  }

  @Test("A control that ends while a finger pulls ends when that lets go")
  func held() {
    let (pair, diary) = (AdapterPair(), Diary())
    for hand in pair.hands {
      hand.show(content(diary, isRefreshing: true))
      hand.screen.wait(1)
      let finger = Simulation.touch(at: CGPoint(x: 100, y: 100), in: hand.screen.window)
      finger.move(to: CGPoint(x: 100, y: 160), during: 0.2)
      #expect(hand.view.isDragging)
      hand.show(content(diary))
      hand.screen.wait(1)
      #expect(hand.view.refreshControl?.isRefreshing == true)
      finger.lift()
      hand.screen.wait(1)
      #expect(hand.view.refreshControl?.isRefreshing == false)
    }
  }

  @Test("A control of the app's own stays")
  func ownControl() {
    let (pair, diary) = (AdapterPair(), Diary())
    for hand in pair.hands {
      let control = UIRefreshControl()
      hand.view.refreshControl = control
      hand.show(content(diary, isRefreshing: true))
      hand.screen.wait(1)
      #expect(hand.view.refreshControl === control && control.isRefreshing)
      hand.show(names(0..<50))
      hand.screen.wait(1)
      #expect(hand.view.refreshControl === control)
    }
  }
}
#endif

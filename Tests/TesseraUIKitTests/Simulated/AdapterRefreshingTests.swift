#if !canImport(ObjectiveC)
import TestSupport
import TesseraUIKit
import Testing
import UIKit

/// Pull to refresh in the views of adapters.
@MainActor
@Suite("Pull to refresh in adapters", .simulated)
struct AdapterRefreshingTests {
  private func content(_ eventLog: EventLog, isRefreshing: Bool = false) -> Content<UIKitHost> {
    Content { Section("rows") { ForEach(0..<50) { NameCell(name: "\($0)") } } }
      .onRefresh(isRefreshing: isRefreshing) { eventLog.note("ask") }
  }

  @Test("A pull calls the handler, and the control follows the declaration")
  func pull() {
    let (pair, eventLog) = (AdapterPair(), EventLog())
    for hand in pair.hands {
      #expect(hand.view.refreshControl == nil)
      hand.show(content(eventLog))
      hand.screen.wait(1)
      #expect(hand.view.refreshControl?.isRefreshing == false)
      Simulation.pullToRefresh(hand.view)
      #expect(eventLog.take() == ["ask"])
      hand.show(content(eventLog, isRefreshing: true))
      hand.screen.wait(1)
      #expect(hand.view.refreshControl?.isRefreshing == true)
      hand.show(content(eventLog))
      hand.screen.wait(1)
      #expect(hand.view.refreshControl?.isRefreshing == false)
      hand.show(names(0..<50))
      hand.screen.wait(1)
      #expect(hand.view.refreshControl == nil)
    }
  }

  @Test("Content that no longer refreshes leaves no inset behind", arguments: [true, false])
  func ends(leaves: Bool) {
    Simulation.quirks.removedRefreshControlLeavesInset = leaves
    let (pair, eventLog) = (AdapterPair(), EventLog())
    for hand in pair.hands {
      hand.show(content(eventLog))
      hand.screen.wait(1)
      Simulation.pullToRefresh(hand.view)
      hand.show(content(eventLog, isRefreshing: true))
      hand.screen.wait(1)
      #expect(hand.view.adjustedContentInset.top > 0)
      hand.show(names(0..<50))
      hand.screen.wait(1)
      #expect(hand.view.refreshControl == nil)
      #expect(hand.view.adjustedContentInset.top == 0)
    }
  }

  @Test("A refresh task keeps the control refreshing until it ends")
  func tasks() async {
    let (pair, eventLog) = (AdapterPair(), EventLog())
    for hand in pair.hands {
      let (stream, end) = AsyncStream.makeStream(of: Void.self)
      let content = { (count: Int) in
        names(0..<count).onRefresh {
          eventLog.note("ask")
          for await _ in stream {}
          eventLog.note("told")
        }
      }
      hand.show(content(50))
      hand.screen.wait(1)
      Simulation.pullToRefresh(hand.view)
      #expect(await waiting { eventLog.take() == ["ask"] })
      hand.show(content(60))
      hand.screen.wait(1)
      #expect(hand.view.refreshControl?.isRefreshing == true)
      end.finish()
      #expect(await waiting { hand.view.refreshControl?.isRefreshing == false })
      #expect(eventLog.take() == ["told"])
    }
  }

  @Test("A control whose refresh ends during a drag stops when the finger lifts")
  func held() {
    let (pair, eventLog) = (AdapterPair(), EventLog())
    for hand in pair.hands {
      hand.show(content(eventLog, isRefreshing: true))
      hand.screen.wait(1)
      let finger = Simulation.touch(at: CGPoint(x: 100, y: 100), in: hand.screen.window)
      finger.move(to: CGPoint(x: 100, y: 160), during: 0.2)
      #expect(hand.view.isDragging)
      hand.show(content(eventLog))
      hand.screen.wait(1)
      #expect(hand.view.refreshControl?.isRefreshing == true)
      finger.lift()
      hand.screen.wait(1)
      #expect(hand.view.refreshControl?.isRefreshing == false)
    }
  }

  @Test("A refresh control of the app stays")
  func ownControl() {
    let (pair, eventLog) = (AdapterPair(), EventLog())
    for hand in pair.hands {
      let control = UIRefreshControl()
      hand.view.refreshControl = control
      hand.show(content(eventLog, isRefreshing: true))
      hand.screen.wait(1)
      #expect(hand.view.refreshControl === control && control.isRefreshing)
      hand.show(names(0..<50))
      hand.screen.wait(1)
      #expect(hand.view.refreshControl === control)
    }
  }
}
#endif

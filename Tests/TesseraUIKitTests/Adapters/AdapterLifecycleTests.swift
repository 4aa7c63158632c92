#if canImport(UIKit)
import TesseraLoading
import TesseraUIKit
import TestSupport
import Testing
import UIKit

/// The visibility of items in the views of adapters.
@MainActor
@Suite("Visibility in adapters", .simulated)
struct AdapterLifecycleTests {
  private let eventLog = EventLog()

  private func rows(_ numbers: [Int], word: String = "") -> Content<UIKitHost> {
    Content {
      Section("rows") {
        ForEach(numbers, id: { $0 }) { number in
          NameCell(name: "\(number)\(word)")
            .onAppear { [eventLog] in eventLog.note("+\(number)") }
            .onDisappear { [eventLog] in eventLog.note("-\(number)") }
        }
      }
    }
  }

  @Test("Each item appears once and disappears once, regardless of changes in between")
  func items() {
    let pair = AdapterPair()
    for hand in pair.hands {
      hand.show(rows(Array(0..<100)))
      hand.screen.wait(1)
      #expect(eventLog.take() == (0..<10).map { "+\($0)" })
      hand.scroll(to: 100)
      #expect(eventLog.take() == ["-0", "-1", "+10", "+11", "+12"])
      // Changed texts in the same rows, then a removed row.
      hand.show(rows(Array(0..<100), word: "!"))
      hand.screen.wait(1)
      #expect(eventLog.take().isEmpty)
      hand.show(rows((0..<100).filter { $0 != 5 }))
      hand.screen.wait(1)
      #expect(eventLog.take() == ["-5", "+13"])
    }
  }

  @Test("A reloaded row reports no visibility change")
  func reloads() {
    let pair = AdapterPair()
    pair.tableAdapter.policy.updates = .reload
    pair.collectionAdapter.policy.updates = .reload
    for hand in pair.hands {
      hand.show(rows(Array(0..<5)))
      hand.screen.wait(1)
      #expect(eventLog.take().count == 5)
      hand.show(rows(Array(0..<5), word: "!"))
      hand.screen.wait(1)
      #expect(eventLog.take().isEmpty)
    }
  }

  @Test("Sections, headers and footers report visibility")
  func sections() {
    let pair = AdapterPair()
    (pair.collection.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize =
      CGSize(width: 320, height: 40)
    let content = Content<UIKitHost> {
      for name in ["a", "b"] {
        Section(ItemID(name)) { ForEach(0..<20) { NameCell(name: "\($0)") } }
          .header {
            NameCell(name: name)
              .onAppear { [eventLog] in eventLog.note("+header \(name)") }
              .onDisappear { [eventLog] in eventLog.note("-header \(name)") }
          }
          .onAppear { [eventLog] in eventLog.note("+\(name)") }
          .onDisappear { [eventLog] in eventLog.note("-\(name)") }
      }
    }
    for hand in pair.hands {
      hand.show(content)
      hand.screen.wait(1)
      #expect(eventLog.take() == ["+a", "+header a"])
      hand.scroll(to: 1000)
      let reported = eventLog.take()
      #expect(reported == ["-header a", "-a", "+b"] || reported == ["-header a", "-a", "+b", "+header b"])
    }
  }

  @Test("An impression is reported once after the item was visible long enough")
  func impressions() {
    let pair = AdapterPair()
    let content = Content<UIKitHost> {
      Section("rows") {
        ForEach(0..<100) { number in
          NameCell(name: "\(number)").onImpression(dwell: 2) { [eventLog] in eventLog.note("\(number)") }
        }
      }
    }
    for hand in pair.hands {
      hand.show(content)
      hand.screen.wait(1)
      hand.scroll(to: 40, waiting: 1.5)
      #expect(eventLog.take() == (1..<10).map { "\($0)" })
      hand.screen.wait(1)
      #expect(eventLog.take() == ["10"])
      hand.scroll(to: 0, waiting: 3)
      #expect(eventLog.take() == ["0"])
    }
  }

  @Test("An item reports visibility though no earlier item has a handler")
  func lateListener() {
    let pair = AdapterPair()
    let content = Content<UIKitHost> {
      Section("rows") {
        ForEach(0..<50) { NameCell(name: "\($0)") }
        NameCell(name: "last").onAppear { [eventLog] in eventLog.note("+last") }
          .onDisappear { [eventLog] in eventLog.note("-last") }
      }
    }
    for hand in pair.hands {
      hand.show(content)
      hand.screen.wait(1)
      hand.scroll(to: 1640)
      #expect(eventLog.take() == ["+last"])
      hand.scroll(to: 0)
      #expect(eventLog.take() == ["-last"])
    }
  }

  @Test("A visibility handler can show other content")
  func handlers() {
    let pair = AdapterPair()
    for hand in pair.hands {
      hand.show(
        Content {
          Section("rows") {
            ForEach(0..<3) { number in
              NameCell(name: "\(number)").onAppear { [self] in if number == 2 { hand.show(rows([7])) } }
            }
          }
        })
      hand.screen.wait(1)
      #expect(eventLog.take() == ["+7"])
    }
  }

  private struct Post: Identifiable, Sendable { let id: Int }

  private typealias Posts = Loader<ClosureSource<Post, Int>>

  @available(iOS 16, tvOS 16, *)
  @Test("A loader loads further pages near the end")
  func loader() async {
    let pair = AdapterPair()
    for hand in pair.hands {
      let loader = Posts(
        ClosureSource { request in
          let start = request.key ?? 0
          return Page((start..<start + 20).map { Post(id: $0) }, next: start < 180 ? start + 20 : nil)
        }, behavior: [.initial, .nextPages])
      loader.appear()
      // A viewport holds ten rows, and the loader prefetches one and a half times as many beyond it.
      #expect(await settledCount(of: loader, in: hand) == 40)
      hand.view.contentOffset.y = 800
      #expect(await settledCount(of: loader, in: hand) == 60)
    }
  }

  /// The number of posts when the visible part requests no more.
  @available(iOS 16, tvOS 16, *)
  private func settledCount(of loader: Posts, in hand: AdapterPair.Hand) async -> Int {
    var count = -1
    while count != loader.items.count {
      count = loader.items.count
      show(loader, in: hand)
      _ = await waiting { loader.isSettled }
    }
    return count
  }

  /// Shows the posts for a moment in a new window: during each wait, other suites reset the simulation.
  private func show(_ loader: Posts, in hand: AdapterPair.Hand) {
    let screen = TestWindow(hand.view, height: 400)
    hand.show(
      Content {
        Section("posts") { ForEach(loader.items) { NameCell(name: "\($0.id)") } }
          .onViewportChange { loader.viewportChanged($0) }
      })
    screen.wait(1)
    screen.window.isHidden = true
  }
}
#endif

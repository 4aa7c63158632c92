#if canImport(UIKit)
import TesseraLoading
import TesseraUIKit
import TestSupport
import Testing
import UIKit

/// What comes into view in views that adapters drive, and goes.
@MainActor
@Suite("What comes and goes in adapters", .simulated)
struct AdapterLifecycleTests {
  private let diary = Diary()

  private func rows(_ numbers: [Int], word: String = "") -> Content<UIKitHost> {
    Content {
      Section("rows") {
        ForEach(numbers, id: { $0 }) { number in
          NameCell(name: "\(number)\(word)")
            .onAppear { [diary] in diary.note("+\(number)") }
            .onDisappear { [diary] in diary.note("-\(number)") }
        }
      }
    }
  }

  @Test("Each item comes once and goes once, whatever is changed in between")
  func items() {
    let pair = AdapterPair()
    for hand in pair.hands {
      hand.show(rows(Array(0..<100)))
      hand.screen.wait(1)
      #expect(diary.take() == (0..<10).map { "+\($0)" })
      hand.scroll(to: 100)
      #expect(diary.take() == ["-0", "-1", "+10", "+11", "+12"])
      // Other words in the same rows, and a row of them gone.
      hand.show(rows(Array(0..<100), word: "!"))
      hand.screen.wait(1)
      #expect(diary.take().isEmpty)
      hand.show(rows((0..<100).filter { $0 != 5 }))
      hand.screen.wait(1)
      #expect(diary.take() == ["-5", "+13"])
    }
  }

  @Test("A row that is reloaded stays in view for the content")
  func reloads() {
    let pair = AdapterPair()
    pair.tableAdapter.policy.updates = .reload
    pair.collectionAdapter.policy.updates = .reload
    for hand in pair.hands {
      hand.show(rows(Array(0..<5)))
      hand.screen.wait(1)
      #expect(diary.take().count == 5)
      hand.show(rows(Array(0..<5), word: "!"))
      hand.screen.wait(1)
      #expect(diary.take().isEmpty)
    }
  }

  @Test("A section, its header and its footer come and go")
  func sections() {
    let pair = AdapterPair()
    (pair.collection.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize =
      CGSize(width: 320, height: 40)
    let content = Content<UIKitHost> {
      for name in ["a", "b"] {
        Section(ItemID(name)) { ForEach(0..<20) { NameCell(name: "\($0)") } }
          .header {
            NameCell(name: name)
              .onAppear { [diary] in diary.note("+header \(name)") }
              .onDisappear { [diary] in diary.note("-header \(name)") }
          }
          .onAppear { [diary] in diary.note("+\(name)") }
          .onDisappear { [diary] in diary.note("-\(name)") }
      }
    }
    for hand in pair.hands {
      hand.show(content)
      hand.screen.wait(1)
      #expect(diary.take() == ["+a", "+header a"])
      hand.scroll(to: 1000)
      let told = diary.take()
      #expect(told == ["-header a", "-a", "+b"] || told == ["-header a", "-a", "+b", "+header b"])
    }
  }

  @Test("What was seen for long enough is told once")
  func impressions() {
    let pair = AdapterPair()
    let content = Content<UIKitHost> {
      Section("rows") {
        ForEach(0..<100) { number in
          NameCell(name: "\(number)").onImpression(dwell: 2) { [diary] in diary.note("\(number)") }
        }
      }
    }
    for hand in pair.hands {
      hand.show(content)
      hand.screen.wait(1)
      hand.scroll(to: 40, waiting: 1.5)
      #expect(diary.take() == (1..<10).map { "\($0)" })
      hand.screen.wait(1)
      #expect(diary.take() == ["10"])
      hand.scroll(to: 0, waiting: 3)
      #expect(diary.take() == ["0"])
    }
  }

  @Test("An item comes into view where nobody has waited for anything so far")
  func lateListener() {
    let pair = AdapterPair()
    let content = Content<UIKitHost> {
      Section("rows") {
        ForEach(0..<50) { NameCell(name: "\($0)") }
        NameCell(name: "last").onAppear { [diary] in diary.note("+last") }
          .onDisappear { [diary] in diary.note("-last") }
      }
    }
    for hand in pair.hands {
      hand.show(content)
      hand.screen.wait(1)
      hand.scroll(to: 1640)
      #expect(diary.take() == ["+last"])
      hand.scroll(to: 0)
      #expect(diary.take() == ["-last"])
    }
  }

  @Test("A handler may show other content")
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
      #expect(diary.take() == ["+7"])
    }
  }

  private struct Post: Identifiable, Sendable { let id: Int }

  @available(iOS 16, tvOS 16, *)
  private typealias Posts = Loader<ClosureSource<Post, Int>>

  @available(iOS 16, tvOS 16, *)
  @Test("A loader loads further pages when the end comes near")
  func loader() async {
    let pair = AdapterPair()
    for hand in pair.hands {
      let loader = Posts(
        ClosureSource { request in
          let start = request.key ?? 0
          return Page((start..<start + 20).map { Post(id: $0) }, next: start < 180 ? start + 20 : nil)
        }, behavior: [.initial, .nextPages])
      loader.appear()
      // A viewport holds ten rows, and as many and a half are to be there beyond it.
      #expect(await settledCount(of: loader, in: hand) == 40)
      hand.view.contentOffset.y = 800
      #expect(await settledCount(of: loader, in: hand) == 60)
    }
  }

  /// How many posts there are when what is shown asks for no more.
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

  /// Shows what is there for a moment in a window of its own: while somebody waits, other suites begin afresh.
  @available(iOS 16, tvOS 16, *)
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

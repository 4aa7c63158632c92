#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Gestures with simulated fingers.
@MainActor
@Suite("Touches", .simulated)
struct TouchTests {
  init() { Simulation.reset() }

  private func rows(_ log: Log, swipes: Bool = false) -> Content<UIKitHost> {
    Content {
      Section("rows") {
        ForEach(0..<100) { number in
          NameCell(name: "\(number)")
            .onTap { log.words.append("tap \(number)") }
            .onLongPress { log.words.append("long \(number)") }
            .swipeActions(
              trailing: swipes ? [ContextAction("Delete") { log.words.append("delete \(number)") }] : [])
        }
      }
    }
  }

  @Test("A tap reaches the row under the finger")
  func tap() {
    let (view, log) = (CollectionView(), Log())
    view.show(rows(log))
    let screen = TestWindow(view)
    Simulation.tap(at: CGPoint(x: 100, y: 90), in: screen.window)
    screen.settle()
    #expect(log.words == ["tap 2"])
    view.contentOffset.y = 1000
    screen.settle()
    Simulation.tap(at: CGPoint(x: 100, y: 90), in: screen.window)
    screen.settle()
    #expect(log.words == ["tap 2", "tap 27"])
  }

  @Test("A held press is one long press and no tap")
  func longPress() {
    let (view, log) = (CollectionView(), Log())
    view.show(rows(log))
    let screen = TestWindow(view)
    Simulation.longPress(at: CGPoint(x: 100, y: 90), in: screen.window)
    screen.settle()
    #expect(log.words == ["long 2"])
  }

  @Test("A moving finger scrolls without tapping, and a fling continues")
  func scrolls() {
    let (view, log) = (CollectionView(), Log())
    view.show(rows(log))
    let screen = TestWindow(view)
    Simulation.drag(view, by: CGPoint(x: 0, y: -200))
    #expect(view.contentOffset.y > 150)
    #expect(log.words.isEmpty)
    let offset = view.contentOffset.y
    Simulation.fling(view, by: CGPoint(x: 0, y: -200))
    screen.wait(2)
    #expect(view.contentOffset.y > offset + 210)
    #expect(log.words.isEmpty)
    #expect(view.texts.first == "\(Int(view.contentOffset.y / 40))")
  }

  @Test("A horizontal swipe shows the row's actions and does not scroll")
  func swipe() {
    let (view, log) = (CollectionView(), Log())
    view.show(rows(log, swipes: true))
    let screen = TestWindow(view)
    Simulation.drag(from: CGPoint(x: 250, y: 90), by: CGPoint(x: -120, y: -4), in: screen.window)
    screen.wait(1)
    #expect(view.contentOffset == .zero)
    #expect(log.words.isEmpty)
    let row = view.shownViews.first { $0.text == "2" }
    #expect((row?.frame.minX ?? 0) < -50)
    Simulation.tap(at: CGPoint(x: 300, y: 90), in: screen.window)
    screen.wait(1)
    #expect(log.words == ["delete 2"])
  }

  @Test("Content beyond its start springs back")
  func bounces() {
    let view = CollectionView()
    view.show(names(0..<100))
    let screen = TestWindow(view)
    let finger = Simulation.touch(at: CGPoint(x: 100, y: 100), in: screen.window)
    finger.move(to: CGPoint(x: 100, y: 300), during: 0.3)
    #expect(view.contentOffset.y < -20)
    #expect(view.texts.first == "0")
    finger.lift()
    screen.wait(2)
    #expect(view.contentOffset.y == 0)
    #expect(view.texts.count == 12)
  }

  @Test("A pull refreshes once, and the control ends with the refresh")
  func refresh() {
    let (view, log) = (CollectionView(), Log())
    func show(isRefreshing: Bool) {
      view.show(
        names(0..<100).onRefresh(isRefreshing: isRefreshing) {
          log.words.append("refresh")
          show(isRefreshing: true)
        })
    }
    show(isRefreshing: false)
    let screen = TestWindow(view)
    #expect(view.refreshControl != nil)
    Simulation.pullToRefresh(view)
    screen.wait(1)
    #expect(log.words == ["refresh"])
    #expect(view.refreshControl?.isRefreshing == true)
    show(isRefreshing: false)
    screen.wait(1)
    #expect(view.refreshControl?.isRefreshing == false)
    #expect(view.contentOffset.y == 0)
  }

  @Test("A refresh that does not begin at once is requested once per pull")
  func slowRefresh() {
    let (view, log) = (CollectionView(), Log())
    view.show(names(0..<100).onRefresh(isRefreshing: false) { log.words.append("refresh") })
    let screen = TestWindow(view)
    Simulation.pullToRefresh(view)
    screen.wait(2)
    #expect(log.words == ["refresh"])
    #expect(view.refreshControl?.isRefreshing == false)
  }

  @Test("A tap on the status bar scrolls to the top though rows above are measured")
  func statusBar() {
    let view = CollectionView()
    view.show(
      Content {
        Section("rows") {
          ForEach(0..<1000) { NameCell(name: "\($0)", height: $0 % 2 == 0 ? 30 : 70) }
            .size(.estimatedHeight(40))
        }
      })
    let screen = TestWindow(view)
    view.engine.scroll(to: 500, at: .start)
    view.setNeedsLayout()
    screen.settle()
    Simulation.tapStatusBar(in: screen.window)
    screen.wait(3)
    #expect(view.contentOffset.y == 0)
    #expect(view.top(of: "0") == 0)
  }

  @Test("Declared context actions are a menu at the row")
  func menu() {
    let (view, log) = (CollectionView(), Log())
    view.show(
      Content {
        Section("rows") {
          ForEach(0..<20) { number in
            NameCell(name: "\(number)")
              .contextAction("Copy") { log.words.append("copy \(number)") }
              .contextAction("Delete", isDestructive: true) { log.words.append("delete \(number)") }
          }
        }
      })
    let screen = TestWindow(view)
    let menu = Simulation.openContextMenu(at: CGPoint(x: 10, y: 130), in: screen.window)
    #expect(menu?.actions.map(\.title) == ["Copy", "Delete"])
    #expect(menu?.actions.last?.attributes == .destructive)
    #expect(menu?.preview?.view === view.shownViews[3])
    #expect(menu?.choose("Delete") == true)
    screen.settle()
    #expect(log.words == ["delete 3"])
    #expect(Simulation.openContextMenu(at: CGPoint(x: 10, y: 2000), in: screen.window) == nil)
  }

  @Test("A menu opened by a finger can be used after the finger is gone", arguments: [true, false])
  func menuUnderAFinger(isCancelled: Bool) {
    let (view, log) = (CollectionView(), Log())
    view.show(
      Content {
        Section("rows") {
          ForEach(0..<20) { number in
            NameCell(name: "\(number)").contextAction("Copy") { log.words.append("copy \(number)") }
          }
        }
      })
    let screen = TestWindow(view)
    let place = CGPoint(x: 10, y: 130)
    let finger = Simulation.touch(at: place, in: screen.window)
    finger.hold(for: 0.6)
    let menu = Simulation.openContextMenu(at: place, in: screen.window)
    if isCancelled { finger.cancel() } else { finger.lift() }
    screen.wait(0.5)
    #expect(menu?.choose("Copy") == true)
    screen.settle()
    #expect(log.words == ["copy 3"])
    // The next touch closes a menu without a choice.
    _ = Simulation.openContextMenu(at: place, in: screen.window)
    Simulation.tap(at: CGPoint(x: 10, y: 10), in: screen.window)
    screen.settle()
    #expect(view.engine.contextMenu == nil)
  }

  @Test("Keys move the focus and activate once the collection view is first responder")
  func keys() {
    let (view, log) = (CollectionView(), Log())
    view.show(rows(log))
    let screen = TestWindow(view)
    #expect(view.becomeFirstResponder())
    for _ in 0..<3 { Simulation.press(.keyboardDownArrow, in: screen.window) }
    Simulation.press(.keyboardReturnOrEnter, in: screen.window)
    screen.settle()
    #expect(log.words == ["tap 2"])
  }
}

@MainActor
final class Log {
  var words: [String] = []
}
#endif

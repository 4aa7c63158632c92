#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Double taps and highlighting in the views of adapters.
@MainActor
@Suite("Presses in adapters", .simulated)
struct AdapterPressTests {
  private let eventLog = EventLog()

  /// A cell that shows its state as text.
  private struct StateCell: Cell, Equatable {
    var name: String
    static var sizing: Sizing { .height(40) }
    func makeView() -> NameView { NameView() }
    func update(_ view: NameView, state: CellState) {
      view.text = name + (state.contains(.highlighted) ? "+" : "") + (state.contains(.selected) ? "*" : "")
    }
  }

  private func rows(_ numbers: [Int]) -> Content<UIKitHost> {
    Content {
      Section("rows") {
        ForEach(numbers, id: { $0 }) { number in
          StateCell(name: "\(number)")
            .onTap { [eventLog] in eventLog.note("tap \(number)") }
            .onHighlight { [eventLog] in eventLog.note("\($0 ? "+" : "-")\(number)") }
        }
      }
    }
  }

  private func texts(_ hand: AdapterPair.Hand) -> [String] {
    let cells: [UIView] =
      (hand.view as? UITableView)?.visibleCells ?? (hand.view as? UICollectionView)?.visibleCells ?? []
    return cells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.nameView?.text }
  }

  private func touch(_ row: Int, _ hand: AdapterPair.Hand) -> SimulatedFinger {
    Simulation.touch(at: CGPoint(x: 100, y: row * 40 + 20), in: hand.screen.window)
  }

  @Test("A pressed row is highlighted until it is released")
  func highlights() {
    for hand in AdapterPair().hands {
      hand.show(rows([0, 1, 2]))
      hand.screen.wait(1)
      let finger = touch(1, hand)
      hand.screen.wait(0.3)
      #expect(texts(hand) == ["0", "1+", "2"])
      #expect(eventLog.take() == ["+1"])
      finger.lift()
      hand.screen.wait(1)
      #expect(texts(hand).map { $0.filter { $0 != "*" } } == ["0", "1", "2"])
      #expect(Set(eventLog.take()) == ["-1", "tap 1"])
    }
  }

  @Test("A row that is removed while it is pressed is not highlighted when it returns")
  func gone() {
    for hand in AdapterPair().hands {
      hand.show(rows([0, 1, 2]))
      hand.screen.wait(1)
      let finger = touch(1, hand)
      hand.screen.wait(0.3)
      hand.show(rows([0, 2]))
      hand.screen.wait(1)
      finger.lift()
      hand.screen.wait(1)
      hand.show(rows([0, 1, 2]))
      hand.screen.wait(1)
      #expect(texts(hand) == ["0", "1", "2"])
      _ = eventLog.take()
    }
  }

  @Test("A double tap replaces single taps, and rows without one do not delay taps")
  func doubleTaps() {
    for hand in AdapterPair().hands {
      hand.show(
        Content {
          Section("rows") {
            NameCell(name: "0").onTap { [eventLog] in eventLog.note("tap 0") }
            NameCell(name: "1")
              .onTap { [eventLog] in eventLog.note("tap 1") }
              .onDoubleTap { [eventLog] in eventLog.note("double 1") }
          }
        })
      hand.screen.wait(1)
      for _ in 0..<2 {
        touch(0, hand).lift()
        hand.screen.wait(0.1)
      }
      #expect(eventLog.take() == ["tap 0", "tap 0"])
      hand.screen.wait(1)
      for _ in 0..<2 {
        touch(1, hand).lift()
        hand.screen.wait(0.1)
      }
      hand.screen.wait(1)
      #expect(eventLog.take() == ["double 1"])
      touch(1, hand).lift()
      hand.screen.wait(1)
      #expect(eventLog.take() == ["tap 1"])
    }
  }
}
#endif

#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Double taps, and what shows that it is pressed, in views that adapters drive.
@MainActor
@Suite("Presses in adapters", .simulated)
struct AdapterPressTests {
  private let diary = Diary()

  /// A cell that says what state it shows.
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
            .onTap { [diary] in diary.note("tap \(number)") }
            .onHighlight { [diary] in diary.note("\($0 ? "+" : "-")\(number)") }
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

  @Test("What is pressed shows it and says it, until it is let go")
  func highlights() {
    for hand in AdapterPair().hands {
      hand.show(rows([0, 1, 2]))
      hand.screen.wait(1)
      let finger = touch(1, hand)
      hand.screen.wait(0.3)
      #expect(texts(hand) == ["0", "1+", "2"])
      #expect(diary.take() == ["+1"])
      finger.lift()
      hand.screen.wait(1)
      #expect(texts(hand).map { $0.filter { $0 != "*" } } == ["0", "1", "2"])
      #expect(Set(diary.take()) == ["-1", "tap 1"])
    }
  }

  @Test("What goes while it is pressed is not pressed when it comes again")
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
      _ = diary.take()
    }
  }

  @Test("A double tap is one and no single one; where none is declared, a tap does not wait")
  func doubleTaps() {
    for hand in AdapterPair().hands {
      hand.show(
        Content {
          Section("rows") {
            NameCell(name: "0").onTap { [diary] in diary.note("tap 0") }
            NameCell(name: "1")
              .onTap { [diary] in diary.note("tap 1") }
              .onDoubleTap { [diary] in diary.note("double 1") }
          }
        })
      hand.screen.wait(1)
      for _ in 0..<2 {
        touch(0, hand).lift()
        hand.screen.wait(0.1)
      }
      #expect(diary.take() == ["tap 0", "tap 0"])
      hand.screen.wait(1)
      for _ in 0..<2 {
        touch(1, hand).lift()
        hand.screen.wait(0.1)
      }
      hand.screen.wait(1)
      #expect(diary.take() == ["double 1"])
      touch(1, hand).lift()
      hand.screen.wait(1)
      #expect(diary.take() == ["tap 1"])
    }
  }
}
#endif

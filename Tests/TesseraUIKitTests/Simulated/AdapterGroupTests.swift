#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Groups of cells in the views of adapters.
@MainActor
@Suite("Groups in adapters", .simulated)
struct AdapterGroupTests {
  private let eventLog = EventLog()

  private func content(_ parts: [[String]]) -> Content<UIKitHost> {
    Content {
      Section("groups") {
        ForEach(Array(parts.enumerated()), id: { $0.offset }) { [eventLog] group in
          Group {
            for part in group.element {
              if part == "plain" {
                NameCell(name: part)
              } else {
                NameCell(name: part).onTap { eventLog.note("tap \(part)") }
              }
            }
          }
          .onTap { eventLog.note("tap group \(group.offset)") }
          .onAppear { eventLog.note("+\(group.offset)") }
        }
      }
    }
  }

  /// Returns the visible parts with their positions, from top to bottom.
  private func parts(of view: UIView) -> [String] {
    allParts(of: view, in: view).sorted { $0.1 < $1.1 }.map { "\($0.0) \(Int($0.1))" }
  }

  private func allParts(of view: UIView, in root: UIView) -> [(String, CGFloat)] {
    guard !view.isHidden else { return [] }
    if let name = view as? NameView { return [(name.text, name.convert(CGPoint.zero, to: root).y)] }
    return view.subviews.flatMap { allParts(of: $0, in: root) }
  }

  private var views: [(UIScrollView, (Content<UIKitHost>) -> Void, AnyObject)] {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let declared = UICollectionView(frame: .zero, collectionViewLayout: CollectionLayout())
    let table = UITableView(frame: .zero, style: .plain)
    let adapters = (
      CollectionViewAdapter(collection), CollectionViewAdapter(declared), TableViewAdapter(table)
    )
    return [
      (collection, { adapters.0.show($0) }, adapters.0), (declared, { adapters.1.show($0) }, adapters.1),
      (table, { adapters.2.show($0) }, adapters.2),
    ]
  }

  @Test("A group is one cell that shows its parts at their own heights")
  func shown() {
    for (view, show, adapter) in views {
      show(content([["a", "b"], ["c"], ["d", "e", "f"]]))
      let screen = TestWindow(view)
      screen.wait(1)
      #expect(parts(of: view) == ["a 0", "b 40", "c 80", "d 120", "e 160", "f 200"])
      #expect(eventLog.take() == ["+0", "+1", "+2"])
      _ = adapter
    }
  }

  @Test("A tap on a part without a handler taps the group once")
  func taps() {
    for (view, show, adapter) in views {
      show(content([["a", "b"], ["plain"]]))
      let screen = TestWindow(view)
      screen.wait(1)
      _ = eventLog.take()
      for y in [60, 100] {
        Simulation.tap(at: CGPoint(x: 100, y: y), in: screen.window)
        screen.wait(1)
      }
      #expect(eventLog.take() == ["tap b", "tap group 1"])
      _ = adapter
    }
  }

  @Test("An inserted part makes the cell higher")
  func changes() {
    for (view, show, adapter) in views {
      show(content([["a"], ["c"]]))
      let screen = TestWindow(view)
      screen.wait(1)
      show(content([["a", "b"], ["x"]]))
      screen.wait(2)
      #expect(parts(of: view) == ["a 0", "b 40", "x 80"])
      _ = adapter
    }
  }
}
#endif

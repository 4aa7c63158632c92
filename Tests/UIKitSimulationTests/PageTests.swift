import Testing
import UIKit

/// What Documentation/UIKitSimulation.md shows.
extension SimulationSuite {
  @MainActor @Suite struct PageTests {
    @Test func aFinger() {
      Simulation.reset()
      let window = Simulation.makeWindow(size: CGSize(width: 320, height: 480))
      let list = UIScrollView(frame: window.bounds)
      list.contentSize = CGSize(width: 320, height: 5000)
      window.addSubview(list)

      let finger = Simulation.touch(at: CGPoint(x: 100, y: 300), in: window)
      finger.move(to: CGPoint(x: 100, y: 200), during: 0.1)
      #expect(list.isDragging && list.contentOffset.y == 100)
      finger.lift()
      #expect(list.isDecelerating)
      #expect(Simulation.settle())
      #expect(list.contentOffset.y > 500)
    }

    @Test func aRule() {
      let (outer, child) = (UIViewController(), UIViewController())
      let broken = Simulation.violations { outer.view.addSubview(child.view) }
      #expect(broken.map(\.rule) == [.childViewWithoutParent])
      #expect(broken[0].rule.ground.basis == .documented)
      #expect(broken[0].rule.ground.source == "developer.apple.com/documentation/uikit/uiviewcontroller/view")
    }

    @Test func aTable() {
      final class Source: NSObject, UITableViewDataSource {
        var count = 3

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
      }
      let source = Source()
      Simulation.reset()
      let window = Simulation.makeWindow()
      let table = UITableView(frame: window.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      window.addSubview(table)
      Simulation.turn()

      source.count += 2
      let broken = Simulation.violations {
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      }
      #expect(broken.map(\.rule) == [.batchK2])
      #expect(table.visibleCells.count == source.count)
    }

    @Test(arguments: [true, false])
    func aHabit(ends: Bool) {
      Simulation.reset()
      Simulation.habits.offsetEndsDeceleration = ends
      let window = Simulation.makeWindow()
      let list = UIScrollView(frame: window.bounds)
      list.contentSize = CGSize(width: 320, height: 5000)
      window.addSubview(list)
      Simulation.fling(list, by: CGPoint(x: 0, y: -100))
      list.contentOffset.y += 1
      #expect(list.isDecelerating == !ends)
    }

    @Test func everyLineOfCodeOnThePageIsHere() throws {
      let tests = URL(fileURLWithPath: #filePath)
      let root = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let known = Set(try lines(of: tests))
      var isCode = false
      var count = 0
      for line in try lines(of: root.appendingPathComponent("Documentation/UIKitSimulation.md")) {
        if line.hasPrefix("```") {
          isCode = line == "```swift"
        } else if isCode, !line.isEmpty {
          #expect(known.contains(line), "\(line)")
          count += 1
        }
      }
      #expect(count > 15)
    }

    private func lines(of file: URL) throws -> [String] {
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }
}

import Foundation
import TestSupport
import Testing
import UIKit

/// The examples of Documentation/UIKitSimulation.md.
extension SimulationSuite {
  @MainActor @Suite("The code of Documentation/UIKitSimulation.md")
  struct PageTests {
    @Test("A finger drags and flings a scroll view")
    func aFinger() {
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

    @Test("A broken rule has a ground")
    func aRule() {
      let (outer, child) = (UIViewController(), UIViewController())
      let broken = Simulation.violations { outer.view.addSubview(child.view) }
      #expect(broken.map(\.rule) == [.childViewWithoutParent])
      #expect(broken[0].rule.ground.basis == .documented)
      #expect(broken[0].rule.ground.source == "developer.apple.com/documentation/uikit/uiviewcontroller/view")
    }

    @Test("A table view breaks a rule and shows its data source")
    func aTable() {
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

    @Test("A habit decides whether setting the offset ends deceleration", arguments: [true, false])
    func aHabit(ends: Bool) {
      Simulation.reset()
      Simulation.quirks.offsetEndsDeceleration = ends
      let window = Simulation.makeWindow()
      let list = UIScrollView(frame: window.bounds)
      list.contentSize = CGSize(width: 320, height: 5000)
      window.addSubview(list)
      Simulation.fling(list, by: CGPoint(x: 0, y: -100))
      list.contentOffset.y += 1
      #expect(list.isDecelerating == !ends)
    }

    @Test("Every line of code on the page is in this file")
    func everyLineOfCodeOnThePageIsHere() throws {
      let page = try PageCode("Documentation/UIKitSimulation.md")
      #expect(page.lines.count > 15)
      #expect(try page.lines(missingIn: "Tests/UIKitSimulationTests/PageTests.swift") == [])
    }
  }
}

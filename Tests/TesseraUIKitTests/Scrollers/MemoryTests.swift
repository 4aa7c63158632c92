#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Warnings of the system that memory is short.
@MainActor
@Suite("Memory warnings", .simulated)
struct MemoryTests {
  @Test("Views that wait to be reused release their bitmaps, and draw again")
  func warning() {
    let view = CollectionView()
    view.show(Content { Section("rows") { ForEach(0..<200) { row in Text("row \(row)") } } })
    let screen = TestWindow(view)
    view.contentOffset.y = 5000
    screen.settle()
    view.show(Content { Section("rows") { ForEach(0..<3) { row in Text("row \(row)") } } })
    screen.settle()
    let hidden = view.subviews.filter { $0.isHidden && $0 is CanvasView }
    #expect(!hidden.isEmpty && hidden.contains { !Simulation.drawing(of: $0).isEmpty })
    Simulation.warnOfMemory()
    #expect(hidden.allSatisfy { Simulation.drawing(of: $0).isEmpty })
    #expect(
      view.subviews.filter { !$0.isHidden && $0 is CanvasView }.allSatisfy {
        !Simulation.drawing(of: $0).isEmpty
      })
    view.show(Content { Section("rows") { ForEach(0..<200) { row in Text("row \(row)") } } })
    screen.settle()
    let shown = view.subviews.filter { !$0.isHidden && $0 is CanvasView && $0.frame.intersects(view.bounds) }
    #expect(shown.count > 5 && shown.allSatisfy { !Simulation.drawing(of: $0).isEmpty })
  }
}
#endif

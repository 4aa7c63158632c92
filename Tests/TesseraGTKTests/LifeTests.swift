import CGTK
import CTesseraGTK
import Foundation
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// Ownership and lifetime.
  @MainActor
  struct LifeTests {
    private var rows: Content<GTK> {
      Content {
        Section("rows") {
          ForEach(0..<10_000) { row -> AnyCell<GTK> in
            if row.isMultiple(of: 2) { LabelCell(text: "row \(row)") } else { LineCell(text: "row \(row)") }
          }
        }
      }
    }

    @Test("All objects are released with the window")
    func everythingIsGoneWithTheWindow() async throws {
      let tracker = ReleaseTracker()
      weak var gone: CollectionView?
      try await { () async throws in
        let window = try await Window(rows)
        for step in 1...50 {
          gtk_adjustment_set_value(window.adjustment(), Double(step) * 3_011)
          try await window.nextFrame()
        }
        gone = window.view
        tracker.await(window.window)
        tracker.await(window.view.widget)
        for row in window.allRows { tracker.await(row) }
        #expect(tracker.awaited > 15)
        window.close()
      }()
      try await wait("the end of all") { gone == nil && tracker.isComplete }
    }

    @Test("The widget keeps its view alive")
    func theWidgetKeepsTheView() async throws {
      try connectToDisplay()
      let window = try #require(gtk_window_new())
      weak var view: CollectionView?
      ({
        let made = CollectionView()
        made.show(rows)
        gtk_window_set_child(window.asWindow, made.widget)
        view = made
      })()
      gtk_window_present(window.asWindow)
      try await wait("rows") { view.map { $0.engine.cells.isEmpty } == false }
      gtk_window_destroy(window.asWindow)
      try await wait("the end") { view == nil }
    }

    @Test("A view without a parent is released")
    func aViewThatNobodyPutsAnywhereGoesByItself() throws {
      try connectToDisplay()
      weak var view: CollectionView?
      ({
        let made = CollectionView()
        made.show(rows)
        view = made
      })()
      #expect(view == nil)
    }

    @Test("A view can move to another window")
    func aViewCanMoveToAnotherWindow() async throws {
      let window = try await Window(rows)
      let other = try #require(gtk_window_new())
      let view = window.view
      try await window.scroll(to: 3_000)
      gtk_scrolled_window_set_child(OpaquePointer(window.scrolledWindow), nil)
      window.close()
      let scrolledWindow = try #require(gtk_scrolled_window_new())
      gtk_scrolled_window_set_child(OpaquePointer(scrolledWindow), view.widget)
      gtk_window_set_child(other.asWindow, scrolledWindow)
      gtk_window_set_default_size(other.asWindow, 320, 300)
      gtk_window_present(other.asWindow)
      try await wait("the other window") { gtk_widget_get_height(view.widget) == 300 }
      #expect(view.engine.viewport.minY == 3_000)
      gtk_window_destroy(other.asWindow)
    }
  }
}

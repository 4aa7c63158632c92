#if canImport(UIKit)
import Testing
import UIKit

@testable import TesseraUIKit

@MainActor
@Suite("The coordinator of a collection view in SwiftUI", .simulated)
struct CollectionCoordinatorTests {
  private let view = CollectionView()
  private let coordinator = CollectionCoordinator()
  private let app = App()

  /// The state of an app, which counts writes.
  @MainActor
  private final class App {
    var selected: Set<ItemID> = []
    var writes = 0
  }

  private func declaration(_ range: Range<Int>, mode: SelectionMode = .multiple) -> CollectionDeclaration {
    let content = Content<UIKitHost> {
      Section("names") { ForEach(range) { NameCell(name: "\($0)").selectable() } }
    }
    let link = SelectionLink(mode: mode, get: { app.selected }) { [app] in
      app.selected = $0
      app.writes += 1
    }
    return CollectionDeclaration(content: content.transition(.fade), selection: link)
  }

  private func update(_ range: Range<Int>, mode: SelectionMode = .multiple, isAnimated: Bool = true) {
    coordinator.update(view, to: declaration(range, mode: mode), isAnimated: isAnimated)
  }

  @Test("The app's selection is applied, also before its items exist, without a write")
  func selects() {
    app.selected = [3]
    update(0..<5)
    let screen = TestWindow(view)
    #expect(view.shownViews.filter(\.isMarked).map(\.text) == ["3"])
    app.selected = [1, 2]
    update(0..<5)
    screen.settle()
    #expect(view.shownViews.filter(\.isMarked).map(\.text) == ["1", "2"])
    #expect(app.writes == 0)
  }

  @Test("A selection by the user is written to the app once")
  func tells() {
    update(0..<5)
    let screen = TestWindow(view)
    view.engine.select(2)
    view.setNeedsLayout()
    screen.settle()
    #expect(app.selected == [2] && app.writes == 1)
    // SwiftUI declares the view again because of that.
    update(0..<5)
    screen.settle()
    #expect(app.writes == 1)
    #expect(view.shownViews.filter(\.isMarked).map(\.text) == ["2"])
  }

  @Test("Ids that wait for their items stay selected in the app")
  func waits() {
    var configuration = EngineConfiguration.touch()
    configuration.missingSelection = .keep
    let view = CollectionView(configuration: configuration)
    func update(_ range: Range<Int>) {
      coordinator.update(view, to: declaration(range), isAnimated: true)
    }
    app.selected = [3, 9]
    update(0..<5)
    let screen = TestWindow(view)
    screen.settle()
    #expect(app.selected == [3, 9] && app.writes == 0)
    view.engine.select(2)
    view.setNeedsLayout()
    screen.settle()
    #expect(app.selected == [2, 3, 9] && app.writes == 1)
    update(0..<10)
    screen.settle()
    #expect(app.selected == [2, 3, 9] && app.writes == 1)
    #expect(view.shownViews.filter(\.isMarked).map(\.text) == ["2", "3", "9"])
  }

  @Test("A selection larger than the mode allows is corrected in the app")
  func allowed() {
    app.selected = [1, 2]
    update(0..<5, mode: .single)
    let screen = TestWindow(view)
    update(0..<5, mode: .single)
    screen.settle()
    #expect(view.shownViews.filter(\.isMarked).count == 1)
    #expect(app.selected.count == 1)
  }

  @Test("Without animations all views are in place at once")
  func unanimated() {
    update(0..<3)
    let screen = TestWindow(view)
    screen.wait(1)
    update(1..<3, isAnimated: false)
    #expect(view.texts == ["1", "2"])
    #expect(!view.engine.isAnimating)
    update(0..<3)
    screen.settle()
    #expect(view.engine.isAnimating)
    screen.wait(2)
  }

  @Test("Adjustments run before the content changes, at every update")
  func adjusts() {
    var said: [Int] = []
    var declaration = declaration(0..<3)
    declaration.adjustments = [{ said.append($0.engine.count) }, { $0.contentInset.top = 10 }]
    coordinator.update(view, to: declaration, isAnimated: false)
    let screen = TestWindow(view)
    coordinator.update(view, to: declaration, isAnimated: false)
    #expect(said == [0, 3] && view.contentInset.top == 10)
    _ = screen
  }

  @Test("A collection view that leaves SwiftUI shows and reports nothing")
  func leaves() {
    app.selected = [1]
    update(0..<3)
    let screen = TestWindow(view)
    coordinator.leave(view)
    screen.wait(2)
    #expect(view.texts.isEmpty)
    #expect(app.selected == [1] && app.writes == 0)
  }
}
#endif

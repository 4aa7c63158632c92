#if canImport(UIKit)
import Foundation
import TesseraUIKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The code of Documentation/UIKit.md", .simulated)
struct UIKitPageTests {
  private let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]

  @Test("A collection view shows the names")
  func names() {
    let controller = UIKitPage.NamesController()
    let screen = TestWindow(controller)
    controller.show(people)
    screen.wait(1)
    #expect(screen.texts == ["Ada", "Grace"])
  }

  #if !canImport(ObjectiveC)
  @Test("A form edits a profile")
  func profile() throws {
    let controller = UIKitPage.ProfileController()
    let screen = TestWindow(controller)
    let save = try #require(controller.form.shown(UIButton.self).first)
    #expect(!save.isEnabled)
    Simulation.tap(try #require(controller.form.shown(UITextField.self).first))
    Simulation.press(.keyboardA, characters: "A", in: screen.window)
    Simulation.tap(try #require(controller.form.shown(UISwitch.self).first))
    screen.settle()
    #expect(controller.name == "A" && controller.isPublic && save.isEnabled)
  }
  #endif

  @Test("A composed row shows a view")
  func progress() throws {
    let view = CollectionView()
    let screen = TestWindow(view)
    view.show(Content { Section("chapters") { UIKitPage.ProgressRow(title: "One", page: 2) } })
    screen.wait(1)
    let row = try #require(view.subviews.first { !$0.subviews.isEmpty })
    let dots = try #require(row.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.currentPage == 2 && dots.numberOfPages == 5)
  }

  @Test("An adapter fills a table")
  func adapter() throws {
    let table = UITableView()
    let screen = TestWindow(table)
    let adapter = UIKitPage.adapt(table, people)
    screen.wait(1)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Ada", "Grace"])
    _ = adapter
  }

  @Test("A book shows its chapters with view controllers")
  func book() throws {
    let controller = UIKitPage.BookController()
    let screen = TestWindow(controller)
    controller.show([Chapter(id: 1, title: "One"), Chapter(id: 2, title: "Two")])
    screen.wait(1)
    let pages = controller.children.flatMap(\.children).compactMap { $0 as? ChapterReader }
    #expect(pages.compactMap { $0.chapter?.title }.sorted() == ["One", "Two"])
  }

  @Test("An animator runs a change")
  func animator() {
    let view = CollectionView()
    view.show(TesseraUIKitTests.names(0..<3))
    let screen = TestWindow(view)
    let animator = UIKitPage.change(view, to: TesseraUIKitTests.names(1..<4))
    #expect(animator.isRunning)
    screen.wait(1)
    #expect(view.texts == ["1", "2", "3"])
  }

  @Test("Every block on the page is compiled here or in the SwiftUI example")
  func code() throws {
    let page = try PageCode("Documentation/UIKit.md")
    #expect(page.blocks.count >= 5)
    let missing = try page.blocks(
      missingIn: "Tests/TesseraUIKitTests/Documentation/UIKitPage.swift",
      "Examples/TesseraUIKitExample/Examples/SwiftUIExample.swift")
    #expect(missing == [])
  }
}
#endif

import Testing
import UIKit

/// Offers a menu and records its calls.
private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  let log: Log
  private(set) var location: CGPoint?

  init(_ log: Log) { self.log = log }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    self.location = location
    let log = log
    return UIContextMenuConfiguration(identifier: "row" as NSString, previewProvider: { UIViewController() })
    { _ in
      UIMenu(children: [
        UIAction(title: "Copy") { _ in log("copied") },
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(title: "Delete", attributes: .destructive) { _ in log("deleted") },
            UIAction(title: "Move", attributes: .disabled) { _ in log("moved") },
            UIAction(title: "Secret", attributes: .hidden) { _ in log("hidden") },
          ]),
      ])
    }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { interaction.view.map { UITargetedPreview(view: $0) } }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    let log = log
    animator.addCompletion { log("committed") }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log("display") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log("end") }
}

extension SimulationSuite {
  @MainActor @Suite("Context menus and pointer regions")
  struct MenuTests {
    let window = freshWindow()
    let log = Log()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    private let delegate: MenuDelegate

    init() {
      delegate = MenuDelegate(log)
      window.addSubview(view)
      view.addInteraction(UIContextMenuInteraction(delegate: delegate))
    }

    @Test("A menu can be opened and an action chosen")
    func aMenuIsOpenedAndChosenFrom() throws {
      #expect(Simulation.openContextMenu(at: CGPoint(x: 200, y: 200), in: window) == nil)
      let menu = try #require(Simulation.openContextMenu(at: CGPoint(x: 20, y: 30), in: window))
      #expect(delegate.location == CGPoint(x: 10, y: 20))
      #expect(menu.preview?.view === view && menu.previewViewController != nil)
      #expect(menu.actions.map(\.title) == ["Copy", "Delete", "Move"])
      #expect(!menu.choose("Move") && !menu.choose("Secret"))
      #expect(menu.choose("Delete"))
      #expect(log.take() == ["display", "end", "deleted"])
      #expect(!menu.choose("Copy"), "it is closed")
    }

    @Test("Tapping the preview commits it")
    func thePreviewIsTapped() throws {
      let menu = try #require(Simulation.openContextMenu(at: CGPoint(x: 20, y: 30), in: window))
      menu.tapPreview()
      Simulation.settle()
      #expect(log.take() == ["display", "end", "committed"])
    }

    @Test("Removing an interaction closes its menu")
    func anInteractionThatLeavesClosesItsMenu() throws {
      let interaction = try #require(view.interactions.first)
      _ = try #require(Simulation.openContextMenu(at: CGPoint(x: 20, y: 30), in: window))
      view.removeInteraction(interaction)
      #expect(log.take() == ["display", "end"])
      #expect(interaction.view == nil && view.interactions.isEmpty)
    }

    @Test("The pointer enters and leaves regions")
    func thePointerEntersAndLeavesRegions() {
      final class PointerDelegate: NSObject, UIPointerInteractionDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        func pointerInteraction(
          _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
          defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
          request.location.x < 50 ? UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 100)) : nil
        }
        func pointerInteraction(
          _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
          animator: any UIPointerInteractionAnimating
        ) { log("enter") }
        func pointerInteraction(
          _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
          animator: any UIPointerInteractionAnimating
        ) { log("exit") }
      }
      let pointer = PointerDelegate(log)
      view.addInteraction(UIPointerInteraction(delegate: pointer))
      Simulation.movePointer(to: CGPoint(x: 20, y: 20), in: window)
      Simulation.movePointer(to: CGPoint(x: 30, y: 20), in: window)
      #expect(log.take() == ["enter"])
      Simulation.movePointer(to: CGPoint(x: 100, y: 20), in: window)
      #expect(log.take() == ["exit"])
    }
  }
}

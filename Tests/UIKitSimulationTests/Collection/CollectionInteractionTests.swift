import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("Menus and drags in simulated collection and table views")
  struct CollectionInteractionTests {
    init() {
      Simulation.reset()
      TextCell.preferredHeight = nil
      TextRow.preferredHeight = nil
    }

    /// A delegate for menus, drags and drops.
    final class Hand: NSObject, UICollectionViewDelegate, UICollectionViewDragDelegate,
      UICollectionViewDropDelegate,
      UITableViewDelegate, UITableViewDragDelegate, UITableViewDropDelegate
    {
      var log: [String] = []

      private func menu(_ indexPath: IndexPath) -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
          UIMenu(children: [UIAction(title: "Open") { _ in self?.log.append("open \(indexPath.item)") }])
        }
      }

      private func item(_ indexPath: IndexPath) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider())
        item.localObject = indexPath
        return item
      }

      func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? { menu(indexPath) }

      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [item(indexPath)] }

      func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
      ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {
        let source = coordinator.items.first?.sourceIndexPath
        log.append("drop \(source?.item ?? -1) on \(coordinator.destinationIndexPath?.item ?? -1)")
      }

      func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? { menu(indexPath) }

      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
      ) -> [UIDragItem] { [item(indexPath)] }

      func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
      ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .move, intent: .automatic) }

      func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let source = coordinator.items.first?.sourceIndexPath
        log.append("drop \(source?.row ?? -1) on \(coordinator.destinationIndexPath?.row ?? -1)")
      }
    }

    @Test("An item of a collection view has a context menu")
    func collectionMenu() throws {
      let screen = CollectionScreen(counts: [5])
      let hand = Hand()
      screen.view.delegate = hand
      let menu = try #require(Simulation.openContextMenu(at: CGPoint(x: 5, y: 25), in: screen.window))
      menu.choose("Open")
      #expect(hand.log == ["open 2"])
      #expect(Simulation.openContextMenu(at: CGPoint(x: 5, y: 200), in: screen.window) == nil)
    }

    @Test("An item of a collection view can be dragged to another place")
    func collectionDrag() throws {
      let screen = CollectionScreen(counts: [5])
      let hand = Hand()
      screen.view.dragDelegate = hand
      screen.view.dropDelegate = hand
      let drag = try #require(Simulation.lift(at: CGPoint(x: 5, y: 5), in: screen.window))
      #expect(screen.view.hasActiveDrag)
      drag.move(to: CGPoint(x: 5, y: 35))
      #expect(screen.view.hasActiveDrop && drag.operation == .move)
      drag.drop()
      #expect(hand.log == ["drop 0 on 3"])
      #expect(!screen.view.hasActiveDrag && !screen.view.hasActiveDrop)
    }

    @Test("A table row has a context menu and can be dragged")
    func table() throws {
      let screen = TableScreen(counts: [5])
      let hand = Hand()
      screen.view.delegate = hand
      screen.view.dragDelegate = hand
      screen.view.dropDelegate = hand
      let menu = try #require(Simulation.openContextMenu(at: CGPoint(x: 5, y: 25), in: screen.window))
      menu.choose("Open")
      let drag = try #require(Simulation.lift(at: CGPoint(x: 5, y: 5), in: screen.window))
      drag.move(to: CGPoint(x: 5, y: 35))
      drag.drop()
      #expect(hand.log == ["open 2", "drop 0 on 3"])
    }
  }
}

import TesseraDiff
import TesseraTesting
import UIKit

extension PeerScenario {
  /// The scenarios of IGListKit's updater, as the changes between the data before and after.
  static let igListKit: [PeerScenario] = updater + collectionView + adapter + conflicts

  private static let updater: [PeerScenario] = [
    .init(
      origin: "IGListAdapterUpdaterTests, an inserted section", old: [0], new: [0, 0],
      batch: Batch(sectionInserts: [1])),
    .init(
      origin: "IGListAdapterUpdaterTests, a deleted section", old: [0, 0], new: [0],
      batch: Batch(sectionDeletes: [1])),
    .init(
      origin: "IGListAdapterUpdaterTests, a section replaced and one inserted", old: [1], new: [2, 2],
      batch: Batch(sectionDeletes: [0], sectionInserts: [0, 1])),
    .init(
      origin: "IGListAdapterUpdaterTests, all sections replaced", old: [3, 0], new: [2, 1, 3],
      batch: Batch(sectionDeletes: [0, 1], sectionInserts: [0, 1, 2])),
    .init(
      origin: "IGListAdapterUpdaterTests, a section with another count replaced", old: [2, 2], new: [3, 2],
      batch: Batch(sectionDeletes: [0], sectionInserts: [0])),
    .init(
      origin: "IGListAdapterUpdaterTests, moved sections as deletes and inserts", old: [2, 3, 1],
      new: [1, 2, 3], batch: Batch(sectionDeletes: [0, 1, 2], sectionInserts: [0, 1, 2])),
    .init(
      origin: "IGListAdapterUpdaterTests, moved sections whose counts change", old: [2, 2, 2],
      new: [1, 2, 3], batch: Batch(sectionMoves: [Move(from: 2, to: 0)]), broken: .batchK2),
  ]

  /// Single changes of a plain view.
  private static let collectionView: [PeerScenario] = [
    .init(
      origin: "IGListCollectionViewTests, a section inserted at the end", old: [1], new: [1, 1],
      batch: Batch(sectionInserts: [1])),
    .init(
      origin: "IGListCollectionViewTests, the last section deleted", old: [1, 1], new: [1],
      batch: Batch(sectionDeletes: [1])),
    .init(
      origin: "IGListCollectionViewTests, a section reloaded", old: [1, 1], new: [1, 1],
      batch: Batch(sectionReloads: [1])),
    .init(
      origin: "IGListCollectionViewTests, a section moved", old: [1, 1, 1], new: [1, 1, 1],
      batch: Batch(sectionMoves: [Move(from: 1, to: 2)])),
    .init(
      origin: "IGListCollectionViewTests, the only item of a section moved to another section",
      old: [1, 1, 1], new: [2, 0, 1], batch: Batch(moves: [Move(from: path(1, 0), to: path(0, 1))])),
  ]

  /// Updates of all objects, and of the items of one object in the same turn.
  private static let adapter: [PeerScenario] = [
    .init(
      origin: "IGListAdapterE2ETests, an item inserted", old: [2, 2], new: [3, 2],
      batch: Batch(inserts: [path(0, 2)])),
    .init(
      origin: "IGListAdapterE2ETests, an item deleted", old: [2, 2], new: [1, 2],
      batch: Batch(deletes: [path(0, 0)])),
    .init(
      origin: "IGListAdapterE2ETests, a section with another count reloaded", old: [2, 2], new: [3, 2],
      batch: Batch(sectionReloads: [0])),
    // IGListKit makes a delete and an insert of each reload.
    .init(
      origin: "IGListAdapterE2ETests, a section inserted while items of others change", old: [2, 2],
      new: [1, 1, 3],
      batch: Batch(
        sectionInserts: [1], deletes: [path(0, 0), path(1, 0)], inserts: [path(2, 0), path(2, 2)])),
    .init(
      origin: "IGListAdapterE2ETests, a section deleted while an item of another one reloads", old: [2, 3],
      new: [3], batch: Batch(sectionDeletes: [0], deletes: [path(1, 0)], inserts: [path(0, 0)])),
    .init(
      origin: "IGListAdapterE2ETests, a section inserted before one whose items reload", old: [1, 5, 1],
      new: [1, 1, 5, 1],
      batch: Batch(
        sectionInserts: [1], deletes: (1..<5).map { path(1, $0) }, inserts: (1..<5).map { path(2, $0) })),
    .init(
      origin: "IGListAdapterE2ETests, a section deleted before one whose items reload", old: [1, 5, 1],
      new: [5, 1],
      batch: Batch(
        sectionDeletes: [0], deletes: (1..<5).map { path(1, $0) }, inserts: (1..<5).map { path(0, $0) })),
    .init(
      origin: "IGListAdapterE2ETests, an item moved and a section inserted before it", old: [2],
      new: [2, 2], batch: Batch(sectionInserts: [0], moves: [Move(from: path(0, 0), to: path(1, 1))])),
  ]

  /// Changes that contradict each other in one batch, and those into which IGListKit converts them.
  private static let conflicts: [PeerScenario] = [
    .init(
      origin: "IGListBatchUpdateDataTests, an item deleted from a section that moves",
      old: [1, 1, 2, 5, 1], new: [1, 1, 4, 1, 1],
      batch: Batch(sectionMoves: [Move(from: 2, to: 4)], deletes: [path(2, 0), path(3, 4)]), broken: .batchH1),
    .init(
      origin: "IGListBatchUpdateDataTests, the same as a deleted and an inserted section",
      old: [1, 1, 2, 5, 1], new: [1, 1, 4, 1, 1],
      batch: Batch(sectionDeletes: [2], sectionInserts: [4], deletes: [path(3, 4)])),
    .init(
      origin: "IGListBatchUpdateDataTests, an item inserted into a section that moves",
      old: [1, 1, 1, 4, 1], new: [1, 1, 4, 2, 2],
      batch: Batch(sectionMoves: [Move(from: 2, to: 4)], inserts: [path(3, 1), path(4, 0)]), broken: .batchH1),
    .init(
      origin: "IGListBatchUpdateDataTests, an item moved within a deleted section", old: [2, 2], new: [2],
      batch: Batch(sectionDeletes: [0], moves: [Move(from: path(0, 0), to: path(0, 1))]), broken: .batchC8),
    .init(
      origin: "IGListBatchUpdateDataTests, an item moved within a section that moves", old: [2, 2],
      new: [2, 2],
      batch: Batch(
        sectionMoves: [Move(from: 0, to: 1)], moves: [Move(from: path(0, 0), to: path(0, 1))]),
      broken: .batchH1),
    .init(
      origin: "IGListBatchUpdateDataTests, a section moved and deleted", old: [1, 1, 1, 1], new: [1, 1, 1],
      batch: Batch(sectionDeletes: [2], sectionMoves: [Move(from: 2, to: 0)]), broken: .batchC3),
    .init(
      origin: "IGListBatchUpdateDataTests, an item deleted twice", old: [1, 1, 2], new: [1, 1, 1],
      batch: Batch(deletes: [path(2, 0), path(2, 0)]), broken: .batchC12),
    .init(
      origin: "IGListBatchUpdateDataTests, an item inserted and deleted at one place", old: [1, 1, 2],
      new: [1, 1, 2], batch: Batch(deletes: [path(2, 0)], inserts: [path(2, 0)])),
  ]
}

import TesseraDiff
import TesseraTesting
import UIKit

extension PeerScenario {
  /// The scenarios of Texture's checks of updates, which imitate those of UIKit.
  static let texture: [PeerScenario] = [
    .init(
      origin: "ASCollectionViewTests, a valid insert", old: [2, 2], new: [2, 3],
      batch: Batch(inserts: [path(1, 0)])),
    .init(
      origin: "ASCollectionViewTests, a valid reload", old: [2, 2], new: [2, 2],
      batch: Batch(reloads: [path(1, 0)])),
    .init(
      origin: "ASCollectionViewTests, an insert into a missing section", old: [2, 2], new: [2, 2],
      batch: Batch(inserts: [path(3, 0)]), broken: .batchB4),
    .init(
      origin: "ASCollectionViewTests, a delete from a missing section", old: [2, 2], new: [2, 2],
      batch: Batch(deletes: [path(3, 0)]), broken: .batchB3),
    .init(
      origin: "ASCollectionViewTests, a deleted and reloaded item", old: [2, 2], new: [2, 2],
      batch: Batch(deletes: [path(0, 0)], reloads: [path(0, 0)]), broken: .batchC1),
    .init(
      origin: "ASCollectionViewTests, a wrong count of sections", old: [2, 2], new: [2, 2],
      batch: Batch(sectionDeletes: [0]), broken: .batchK1),
    .init(
      origin: "ASCollectionViewTests, a wrong count of items", old: [2, 2], new: [2, 2],
      batch: Batch(deletes: [path(0, 0)]), broken: .batchK2),
    .init(
      origin: "ASCollectionViewTests, another count without an update", old: [2, 2], new: [3, 2],
      broken: .batchK2),
    .init(
      origin: "ASCollectionViewTests, an inserted section out of bounds", old: [2, 2], new: [2, 2, 10],
      batch: Batch(sectionInserts: [3]), broken: .batchB2),
    .init(
      origin: "ASCollectionViewTests, a deleted and reloaded section", old: [2, 2], new: [2],
      batch: Batch(sectionDeletes: [1], sectionReloads: [1]), broken: .batchC1),
  ]
}

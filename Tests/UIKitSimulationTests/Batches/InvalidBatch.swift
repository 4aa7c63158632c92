import TesseraDiff
import TesseraTesting
import UIKit

/// A batch that breaks one rule of the contract, for both kinds of view.
struct InvalidBatch {
  /// The item counts of the sections before the batch.
  var old: [Int]
  /// The item counts of the sections after the batch.
  var new: [Int]
  var batch: Batch

  static func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

  static func move(_ from: ItemPath, _ to: ItemPath) -> Move<ItemPath> { Move(from: from, to: to) }

  /// The offences by the rules that they break; some break others as well.
  static let all: [UIKitRule: InvalidBatch] = [
    .batchB1: .init(old: [1], new: [1], batch: Batch(sectionReloads: [1])),
    .batchB2: .init(old: [1], new: [1, 1], batch: Batch(sectionInserts: [2])),
    .batchB3: .init(old: [3], new: [2], batch: Batch(deletes: [path(0, 3)])),
    .batchB4: .init(old: [3], new: [4], batch: Batch(inserts: [path(0, 4)])),
    .batchB5: .init(old: [3], new: [2], batch: Batch(deletes: [path(0, -1)])),
    .batchI5: .init(old: [2, 1], new: [1], batch: Batch(sectionDeletes: [0], deletes: [path(0, 0)])),
    .batchI6: .init(
      old: [2], new: [2], batch: Batch(moves: [move(path(0, 0), path(0, 1)), move(path(0, 0), path(0, 1))])),
    .batchC1: .init(old: [3], new: [2], batch: Batch(deletes: [path(0, 0)], reloads: [path(0, 0)])),
    .batchC2: .init(
      old: [3], new: [2], batch: Batch(deletes: [path(0, 0)], moves: [move(path(0, 0), path(0, 1))])),
    .batchC3: .init(
      old: [1, 1, 1], new: [1, 1], batch: Batch(sectionDeletes: [0], sectionMoves: [Move(from: 0, to: 1)])),
    .batchC4: .init(
      old: [3], new: [4], batch: Batch(inserts: [path(0, 1)], moves: [move(path(0, 0), path(0, 1))])),
    .batchC5: .init(
      old: [1, 1], new: [1, 1, 1], batch: Batch(sectionInserts: [1], sectionMoves: [Move(from: 0, to: 1)])),
    .batchC6: .init(
      old: [3], new: [3], batch: Batch(moves: [move(path(0, 0), path(0, 1))], reloads: [path(0, 0)])),
    .batchC7: .init(
      old: [1, 1, 1, 1, 1], new: [1, 1, 1, 1, 1],
      batch: Batch(
        sectionDeletes: [4], sectionInserts: [2], sectionMoves: [Move(from: 2, to: 4)], sectionReloads: [3])),
    .batchC8: .init(
      old: [3, 1], new: [2], batch: Batch(sectionDeletes: [0], moves: [move(path(0, 0), path(0, 0))])),
    .batchC9: .init(
      old: [3], new: [1, 2], batch: Batch(sectionInserts: [0], moves: [move(path(0, 0), path(0, 0))])),
    .batchC10: .init(
      old: [3], new: [3], batch: Batch(moves: [move(path(0, 0), path(0, 1)), move(path(0, 0), path(0, 2))])),
    .batchC11: .init(
      old: [3], new: [3], batch: Batch(moves: [move(path(0, 0), path(0, 2)), move(path(0, 1), path(0, 2))])),
    .batchC12: .init(old: [3], new: [1], batch: Batch(deletes: [path(0, 0), path(0, 0)])),
    .batchC13: .init(old: [2], new: [2], batch: Batch(sectionReloads: [0], reloads: [path(0, 0)])),
    .batchK1: .init(old: [3], new: [3, 1], batch: Batch()),
    .batchK2: .init(old: [3], new: [4], batch: Batch()),
    .batchK4: .init(
      old: [1, 2], new: [0, 3],
      batch: Batch(deletes: [path(0, 0)], moves: [move(path(0, 0), path(1, 0))])),
    .batchH1: .init(
      old: [2, 2, 2], new: [2, 1, 2],
      batch: Batch(sectionMoves: [Move(from: 2, to: 0)], deletes: [path(2, 0)])),
    .batchH2: .init(
      old: [2, 2], new: [1, 3],
      batch: Batch(sectionMoves: [Move(from: 1, to: 1)], moves: [move(path(1, 0), path(0, 0))])),
    .batchH3: .init(old: [1, 1], new: [1], batch: Batch(sectionDeletes: [0], sectionReloads: [1])),
    .batchH4: .init(
      old: [1, 1, 1], new: [1, 1, 2, 1],
      batch: Batch(sectionInserts: [0], sectionMoves: [Move(from: 0, to: 3)], inserts: [path(2, 0)])),
  ]

  /// The offences that break a rule only in a table view.
  static let ofTables: [UIKitRule: InvalidBatch] = [
    .batchH5: .init(
      old: [1, 1, 1], new: [1, 1, 2],
      batch: Batch(sectionMoves: [Move(from: 0, to: 1)], inserts: [path(2, 0)])),
    .batchH7: .init(old: [3], new: [2], batch: Batch(deletes: [path(0, 0)], reloads: [path(0, 2)])),
  ]
}

/// An assignment of the kinds of changes to stages, which are numbered from zero.
///
/// Section inserts are in the first stage and section deletes in the last, so that in between items can move
/// out of deleted sections and into inserted ones. All section moves are in one stage.
struct StageShape: Equatable {
  /// The number of stages: one, two or three.
  let count: Int
  let sectionMoves: Int

  /// All shapes, those with fewer stages first.
  static let all = [
    one, StageShape(count: 2, sectionMoves: 0), StageShape(count: 2, sectionMoves: 1), three,
  ]

  static let one = StageShape(count: 1, sectionMoves: 0)

  /// Section inserts and moves, then item changes, then section deletes; this shape fits every difference.
  static let three = StageShape(count: 3, sectionMoves: 0)

  var sectionInserts: Int { 0 }

  var sectionDeletes: Int { count - 1 }

  /// The stage of the item changes that may be in any stage: one without section moves, if possible.
  var itemChanges: Int {
    switch count {
    case 1: 0
    case 2: 1 - sectionMoves
    default: 1
    }
  }

  /// Returns the stage of an item's move, or `nil` if no stage can contain the move.
  func stage(leavesDeletedSection: Bool, entersInsertedSection: Bool) -> Int? {
    let first = entersInsertedSection ? sectionInserts + 1 : 0
    let last = leavesDeletedSection ? sectionDeletes - 1 : count - 1
    return first <= last ? min(max(itemChanges, first), last) : nil
  }
}

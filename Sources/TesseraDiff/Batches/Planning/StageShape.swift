/// How a plan spreads the changes over its stages, which are counted from zero.
///
/// Section inserts are in the first stage and section deletes in the last, so that items can move out of what goes
/// and into what comes in between. Section moves are together in one stage.
struct StageShape: Equatable {
  /// How many stages there are: one, two or three.
  let count: Int
  /// The stage of the section moves.
  let sectionMoves: Int

  /// All there are, those with fewer stages first.
  static let all = [
    one, StageShape(count: 2, sectionMoves: 0), StageShape(count: 2, sectionMoves: 1), three,
  ]

  /// Everything at once.
  static let one = StageShape(count: 1, sectionMoves: 0)

  /// Sections come and change their order, items change, sections go: this holds every difference.
  static let three = StageShape(count: 3, sectionMoves: 0)

  /// The stage of the section inserts.
  var sectionInserts: Int { 0 }

  /// The stage of the section deletes.
  var sectionDeletes: Int { count - 1 }

  /// The stage of all changes of items that have a choice: one without section moves, if there is one.
  var itemChanges: Int {
    switch count {
    case 1: 0
    case 2: 1 - sectionMoves
    default: 1
    }
  }

  /// The stage of an item's move; nil where no stage can hold it.
  ///
  /// - Parameters:
  ///   - isRescued: Whether it goes out of a section that is deleted.
  ///   - isWelcomed: Whether it goes into a section that is inserted.
  func stage(isRescued: Bool, isWelcomed: Bool) -> Int? {
    let first = isWelcomed ? sectionInserts + 1 : 0
    let last = isRescued ? sectionDeletes - 1 : count - 1
    return first <= last ? min(max(itemChanges, first), last) : nil
  }
}

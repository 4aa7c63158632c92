/// Heckel's difference with the data between its two stages: first what goes and changes, then what comes and moves.
///
/// Libraries of this shape (DifferenceKit is the best known) hand both out, since a view has to be given the data of
/// each stage; making it is part of their time.
struct HeckelChangeset<Element: Identifiable & Equatable> {
  var difference: HeckelDifference
  /// The old elements that stay, in their old order, with their new content.
  var undeleted: [Element]

  init(from old: [Element], to new: [Element]) {
    var pairing = HeckelPairing(from: old, to: new)
    difference = HeckelDifference(&pairing) { old[$0] == new[$1] }
    undeleted = []
    undeleted.reserveCapacity(old.count - difference.deletes.count)
    for trace in pairing.old {
      if let match = trace.match { undeleted.append(new[match]) }
    }
  }
}

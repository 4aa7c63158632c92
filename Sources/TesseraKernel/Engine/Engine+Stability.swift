import TesseraLayout

extension Engine {
  /// Finds sections whose items were created again with other ids: none of the mounted items survives, and
  /// most cells are equal to the previous ones in the same places.
  ///
  /// Cells that do not distinguish items, such as equal placeholders, prove nothing.
  ///
  /// - Parameters:
  ///   - places: For each mounted cell, its key and path in the new content.
  ///   - pairing: The identity of items: which old item is which new item.
  /// - Complexity: O(*m*) for *m* cells on screen. Cells are made and compared only if a section has lost all
  ///   of them.
  func unstableIDs(_ places: [(ItemKey, ElementPath)], _ pairing: SnapshotPairing) -> [Issue] {
    guard places.contains(where: { $0.1 == .nowhere }) else { return [] }
    var replaced: [(section: Int, cell: Int)] = []
    var surviving: Set<Int> = []
    for index in live.indices {
      let path = live[index].path
      guard let item = path.item, item >= 0, path.section < pairing.oldDeclaredCount else { continue }
      if places[index].1 == .nowhere {
        replaced.append((path.section, index))
      } else {
        surviving.insert(path.section)
      }
    }
    return Set(replaced.map { $0.section }).subtracting(surviving).ascending.compactMap { section in
      let cells = replaced.filter { $0.section == section }.map { $0.cell }
      guard cells.count > 1, let new = pairing.newSection(ofOld: section), hasOtherItems(new, pairing),
        areMostlyEqual(cells, in: new)
      else { return nil }
      return .unstableIDs(section: snapshot.sections[new].key)
    }
  }

  /// Returns whether a section has none of its previous items, judging by their order.
  private func hasOtherItems(_ section: Int, _ pairing: SnapshotPairing) -> Bool {
    let splices = pairing.splices(inNew: section)
    return splices.count == 1 && splices[0].new == 0..<snapshot.sections[section].count
  }

  /// Returns whether most mounted cells equal the new ones in their places, but not all equal each other.
  private func areMostlyEqual(_ cells: [Int], in section: Int) -> Bool {
    let equal = cells.filter { index in
      live[index].path.item.flatMap { snapshot.sections[section].cell(at: $0) } == live[index].cell
    }
    guard 2 * equal.count > cells.count, let first = equal.first else { return false }
    return equal.contains { live[$0].cell != live[first].cell }
  }
}

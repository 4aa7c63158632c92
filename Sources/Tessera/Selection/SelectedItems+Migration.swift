@_spi(Behaviors) import TesseraKernel

extension SelectedItems {
  /// Migrates the selection to new content: items stay selected wherever they move, and inserted items are
  /// not selected.
  ///
  /// Makes no cells, and reads no ids that the pairing has not read.
  ///
  /// - Returns: The selection in the new content, and the removed part of the old one.
  /// - Complexity: O(*r* + *s* + *g*) for *r* ranges, *s* splices of their sections, and *g* selected items
  ///   that are removed or leave their order.
  func migrated(by pairing: SnapshotPairing) -> (staying: SelectedItems, gone: SelectedItems) {
    var (placed, gone) = ([Int: PositionSet](), SelectedItems())
    var moved: [Int: [Int]] = [:]
    for (section, positions) in withAllParts(of: pairing.old) {
      var leaving = positions
      if let match = pairing.newSection(ofOld: section) {
        let parts = positions.spliced(by: pairing.splices(inNew: match))
        placed[match] = parts.staying
        leaving = parts.leaving
      }
      var lost = PositionSet()
      for item in leaving.ranges.joined() {
        if let path = pairing.newPath(ofOld: .item(item, in: section)), let newItem = path.item {
          moved[path.section, default: []].append(newItem)
        } else {
          lost.append(item..<(item + 1))
        }
      }
      gone[section] = lost
    }
    for (section, items) in moved {
      placed[section] = (placed[section] ?? PositionSet()).union(PositionSet(ascending: items.sorted()))
    }
    var staying = SelectedItems()
    for path in supplementPaths {
      if let path = pairing.newPath(ofOld: path) {
        staying.insert(path, in: pairing.new)
      } else {
        gone.insert(path, in: pairing.old)
      }
    }
    // A group comes after those around it.
    for (section, positions) in placed.sorted(by: { $0.key < $1.key }) {
      if section < pairing.new.declaredCount {
        staying[section] = positions
      } else {
        staying.setParts(section, positions, in: pairing.new)
      }
    }
    return (staying, gone)
  }

  /// Returns the selected positions by section, including the parts of groups that are selected as a whole,
  /// because inserted parts are not selected.
  private func withAllParts(of snapshot: Snapshot) -> [Int: PositionSet] {
    var all = sections
    for section in snapshot.declaredCount..<snapshot.sections.count where all[section] == nil {
      let positions = positions(in: section, of: snapshot)
      if !positions.isEmpty { all[section] = positions }
    }
    return all
  }
}

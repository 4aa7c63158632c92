@_spi(Behaviors) import Tessera
import TesseraDiff

// Reordering in views that identify items by position.

extension IndexPathContent {
  package func canMove(_ path: ItemPath) -> Bool {
    guard declared.reordering.onReorder != nil, let cell = self[path] else { return false }
    return cell.declared.attributes.isReorderable
      && !snapshot.sections[path.section].id(at: path.item).isStructural
  }

  /// Returns whether an item may move to a position, according to the sections and the app.
  ///
  /// - Parameter target: The position after the move.
  package func allows(_ source: ItemPath, to target: ItemPath) -> Bool {
    guard canMove(source), snapshot.sections.indices.contains(target.section) else { return false }
    let section = snapshot.sections[target.section]
    // Items are in the sections inside.
    guard section.section.sections.isEmpty else { return false }
    let isOwn = source.section == target.section
    switch section.section.acceptance {
    case .none: return source == target
    case .own: guard isOwn else { return false }
    case .all:
      let id = snapshot.sections[source.section].id(at: source.item)
      guard isOwn || section.firstIndex(of: id) == nil else { return false }
    }
    let isAskedFor = declared.reordering.onProposal
    return isAskedFor.map { $0(move(source, to: target)) == .allowed } ?? true
  }

  /// Returns the content with an item at another position, until the app shows its own; `nil` if the move is
  /// impossible.
  package func moving(_ source: ItemPath, to target: ItemPath) -> IndexPathContent? {
    guard snapshot.sections.indices.contains(source.section) else { return nil }
    return declared.moving(source, of: snapshot.sections[source.section].key, to: target)
      .map { IndexPathContent(Content($0), after: self, identityCheckLimit: 0) }
  }

  /// Reports a move by the user to the app.
  package func report(_ source: ItemPath, to target: ItemPath) {
    declared.reordering.onReorder?(move(source, to: target))
  }

  package func move(_ source: ItemPath, to target: ItemPath) -> ReorderMove {
    let (from, to) = (snapshot.sections[source.section], snapshot.sections[target.section])
    return ReorderMove(
      item: from.id(at: source.item), from: from.place(at: source.item, without: source.item),
      to: to.place(at: target.item, without: source.section == target.section ? source.item : nil))
  }
}

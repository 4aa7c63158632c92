@_spi(Behaviors) import Tessera
import TesseraDiff

// Items that people carry elsewhere in views that know them by position.

extension IndexedContent {
  /// Whether people can carry an item elsewhere.
  package func canMove(_ path: ItemPath) -> Bool {
    guard declared.reordering.onReorder != nil, let cell = self[path] else { return false }
    return cell.declared.attributes.isReorderable
      && !snapshot.sections[path.section].id(at: path.item).isStructural
  }

  /// Whether an item may go to a place, as the sections and the app say.
  ///
  /// - Parameter target: Where it stands afterwards.
  package func allows(_ source: ItemPath, to target: ItemPath) -> Bool {
    guard canMove(source), snapshot.sections.indices.contains(target.section) else { return false }
    switch snapshot.sections[target.section].section.acceptance {
    case .none: return source == target
    case .own where source.section != target.section: return false
    case .own, .all: break
    }
    let isAskedFor = declared.reordering.onProposal
    return isAskedFor.map { $0(move(source, to: target)) == .allowed } ?? true
  }

  /// The content with an item at another place, until the app shows its own; nil where that is not possible.
  package func moving(_ source: ItemPath, to target: ItemPath) -> IndexedContent? {
    guard snapshot.sections.indices.contains(source.section) else { return nil }
    return declared.moving(source, of: snapshot.sections[source.section].key, to: target)
      .map { IndexedContent(Content($0), after: self, identityCheckLimit: 0) }
  }

  /// Tells the app what people have done.
  package func tell(_ source: ItemPath, to target: ItemPath) {
    declared.reordering.onReorder?(move(source, to: target))
  }

  package func move(_ source: ItemPath, to target: ItemPath) -> ReorderMove {
    let (from, to) = (snapshot.sections[source.section], snapshot.sections[target.section])
    return ReorderMove(
      item: from.id(at: source.item), from: from.place(at: source.item, without: source.item),
      to: to.place(at: target.item, without: source.section == target.section ? source.item : nil))
  }
}

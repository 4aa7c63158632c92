@_spi(Behaviors) import TesseraKernel
import TesseraLayout

extension Engine {
  /// Explains what the collection shows for the first item with an id, and why.
  ///
  ///     print(engine.explain("b"))
  ///     // letters/b: in view in cell 2
  ///     //   kind: Label
  ///     //   place: 0.1
  ///     //   frame: (0.0, 16.0, 80.0, 16.0)
  ///     //   …
  ///
  /// The explanation includes a history only if ``EngineConfiguration/historyLimit`` is not 0.
  ///
  /// - Parameters:
  ///   - id: The id of the item. The history of a deleted item remains available for some time.
  ///   - section: The id of the section to search; `nil` for all sections.
  /// - Complexity: O(*n*) to find the item.
  public func explain(_ id: ItemID, inSection section: ItemID? = nil) -> Explanation {
    if let path = snapshot.path(of: id, inSection: section) { return explain(path, id: id) }
    let key = history?.lastKey(of: id, inSection: section)
    return Explanation(
      id: id, key: key, presence: .missing, history: history.map { history in key.map { history[$0] } ?? [] })
  }

  /// Explains what a view shows, such as an item, a header or a decoration; `nil` if the view shows nothing.
  public func explain(_ view: CellID) -> Explanation? {
    guard let cell = self[view], snapshot.cell(at: cell.path) != nil else { return nil }
    let id: ItemID =
      switch cell.key.element {
      case .item(let id, _), .decoration(let id), .itemDecoration(let id, _): id
      case .header, .placeholder, .footer: ItemID(cell.key.element.description)
      }
    return explain(cell.path, id: id)
  }

  private func explain(_ path: ElementPath, id: ItemID) -> Explanation {
    guard let declared = snapshot.cell(at: path) else { return Explanation(id: id, presence: .missing) }
    let key = snapshot.key(at: path, kind: declared.kind)
    let shown = mountedCell(at: path)
    // An open group has no size of its own; until it is opened, it counts with its estimate.
    let frame = shown?.placement.frame ?? mirrored(Placement(frame: frames.frame(of: path))).frame
    let visible = shown?.placement.visibleFrame ?? frame
    let presence: Explanation.Presence =
      if declared.isGroup { .group } else if shown == nil { .outOfView } else {
        visible.overlaps(viewport) ? .inView : .ready
      }
    return Explanation(
      id: id, key: key, path: path, presence: presence, view: shown?.id, frame: frame,
      availableSize: frames.sections[path.section].constraints?.container, sizing: declared.sizing,
      measured: frames.measured(path)?.size, state: shown?.state ?? [], history: history.map { $0[key] })
  }
}

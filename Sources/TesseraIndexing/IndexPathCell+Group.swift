@_spi(Behaviors) import Tessera
import TesseraLayout

extension IndexPathCell {
  /// The cells of a group as content of its own, for a view that shows it in one of its cells; `nil` for
  /// other cells.
  ///
  /// The content declares nothing that the outer view handles for its items: lifecycle, dragging, swiping and
  /// reordering.
  package var groupContent: Content<H>? {
    guard let group = declared.group, case .item(let id, _) = key.element else { return nil }
    var attributes = declared.attributes
    attributes.lifecycle = nil
    attributes.isReorderable = false
    attributes.declared.remove(DragTrait.self)
    attributes.declared.remove(SwipeTrait.self)
    let cell = DeclaredCell(box: GroupBox(group, sizing: Group<H>.sizing, attributes))
    var content = Content<H>().declared
    content.sections = [
      DeclaredSection(id: key.section.id, layout: .list(), runs: [SingleRun(cell, id: id)])
    ]
    return Content(content)
  }
}

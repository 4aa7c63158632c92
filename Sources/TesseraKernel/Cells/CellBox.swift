import TesseraLayout

/// A cell behind a type that names neither the cell nor its host, with what its declaration added to it.
@usableFromInline
package class CellBox {
  package let kind: CellKind
  let sizing: Sizing
  package let attributes: CellAttributes

  init(kind: CellKind, sizing: Sizing, attributes: CellAttributes) {
    self.kind = kind
    self.sizing = sizing
    self.attributes = attributes
  }

  /// Whether the cell draws and measures itself.
  var isPortable: Bool { false }

  /// The parts, where the cell is a group of cells.
  var group: DeclaredSection? { nil }

  /// Whether the cell is a group: less to copy than the group itself.
  var isGroup: Bool { false }

  func isEqual(to other: CellBox) -> Bool { false }

  func measure(offered: Size) -> Size? { nil }

  /// Where the text of the cell stands; nil where it has none or only the host knows.
  func baselines(in size: Size) -> Baselines? { nil }

  #if !hasFeature(Embedded)
  /// Tells the cell to whoever asks for one of its type.
  func answer(_ inquiry: ContentInquiry) {}
  #endif

  /// What a tap means to the cell itself; nil where it means nothing, or only the view knows.
  package func event(at point: Point, in size: Size) -> AnyCellEvent? { nil }

  /// What a key means to the cell itself.
  package func event(for key: Key) -> AnyCellEvent? { nil }

  /// What the cell says about itself.
  var accessibility: CellAccessibility { CellAccessibility() }

  /// What a cell that draws itself draws.
  package func drawing(in size: Size) -> Drawing { Drawing() }
}

#if !hasFeature(Embedded)
// Looking into cells is for tests, and for programs that compare declarations: not for small devices, whose compiler
// (6.3) does not lower a generic class that is only ever cast to.

/// Somebody who asks for a cell of a certain type.
class ContentInquiry {}

/// Somebody who asks for a cell of a known type.
final class TypedContentInquiry<C: CellContent>: ContentInquiry {
  var content: C?

  override init() {}
}
#endif

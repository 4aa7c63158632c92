import TesseraLayout

#if !hasFeature(Embedded)
/// The size of a row as declared, which a layout needs before it shows the row.
public struct DeclaredSize {
  /// The declared size.
  @usableFromInline package let sizing: Sizing
  /// The declared layout traits. The size determines whether the row fills a side.
  @usableFromInline package let itemTraits: LayoutTraits
  /// The kind of the cell, whose rows have a common estimate.
  @usableFromInline package let kind: CellKind
  /// The type of the cell if all cells of this type have this size; `nil` otherwise.
  @usableFromInline package var type: ObjectIdentifier?

  @inlinable
  package init(_ sizing: Sizing, _ itemTraits: LayoutTraits, kind: CellKind) {
    self.sizing = sizing
    self.itemTraits = itemTraits
    self.kind = kind
  }

  /// Creates the size of a cell, which may have attributes.
  @inlinable
  package init<M: ModifiableCell>(of cell: M) {
    if M.hasAttributes {
      let attributes = cell.attributes
      self.init(attributes.sizing ?? M.Base.sizing, attributes.traits, kind: M.Base.kind)
    } else {
      self.init(M.Base.sizing, .none, kind: M.Base.kind)
    }
  }

  /// Creates the size of a type-erased cell.
  @usableFromInline
  init(of cell: DeclaredCell) { self.init(cell.sizing, cell.box.itemTraits, kind: cell.kind) }

  /// The layout traits: those declared, and whether the size fills.
  var traits: LayoutTraits { itemTraits.filling(as: sizing) }
}

/// Visits the declared sizes of the elements in a range of offsets, as runs of consecutive equal ones.
@usableFromInline
typealias SizeVisitor<Data> = (
  _ data: Data, _ range: Range<Int>, _ visit: (_ size: DeclaredSize, _ count: Int) -> Void
) -> Void

extension RandomAccessCollection {
  /// Calls a closure with each element in a range of offsets.
  @inlinable @inline(__always)
  func visit(_ range: Range<Int>, _ body: (Element) -> Void) {
    // Reading an element through the `Collection` protocol costs more than its size; reading memory does not.
    let isDone = withContiguousStorageIfAvailable { elements in
      guard range.upperBound <= elements.count else { return false }
      for offset in range { body(elements[offset]) }
      return true
    }
    if isDone != true { for offset in range { body(self[offset: offset]) } }
  }
}

/// The consecutive rows of one type that were visited last.
@usableFromInline
struct RowRun {
  @usableFromInline var size: DeclaredSize?
  @usableFromInline var count = 0

  @inlinable
  init() {}

  /// Adds a row, and passes on the rows before it if they are of another type.
  @inlinable @inline(__always)
  mutating func add<Row: RowContent>(
    _ row: Row, _ visit: (_ size: DeclaredSize, _ count: Int) -> Void
  ) {
    let type = row.sizeType
    if type != nil, size?.type == type {
      count += 1
    } else {
      finish(visit)
      size = row.declaredSize
      size?.type = type
      count = 1
    }
  }

  /// Passes on the last rows.
  @inlinable
  func finish(_ visit: (_ size: DeclaredSize, _ count: Int) -> Void) {
    if let size { visit(size, count) }
  }
}
#endif

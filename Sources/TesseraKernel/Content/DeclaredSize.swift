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

/// Receives a number of consecutive rows of one size.
///
/// - Parameters:
///   - type: The type of the cells if all cells of this type have this size; `nil` for a row with its own size.
///   - count: The number of rows.
///   - size: Returns the size. It makes a row, so it is called only if the size is not known.
@usableFromInline
typealias RowVisitor = (_ type: ObjectIdentifier?, _ count: Int, _ size: () -> DeclaredSize) -> Void

/// Visits the declared sizes of the elements in a range of offsets.
@usableFromInline
typealias SizeVisitor<Data> = (_ data: Data, _ range: Range<Int>, _ visit: RowVisitor) -> Void

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

/// The consecutive rows of one type that were visited last, by their offsets.
@usableFromInline
struct RowRun {
  @usableFromInline var type: ObjectIdentifier?
  @usableFromInline var start: Int
  @usableFromInline var end: Int

  @inlinable
  init(from start: Int) {
    self.start = start
    end = start
  }

  /// Adds a row, and passes on the rows before it if they are of another type.
  ///
  /// - Parameter size: Returns the size of the row at an offset.
  @inlinable @inline(__always)
  mutating func add<Row: RowContent>(
    _ row: Row, _ visit: RowVisitor, size: @escaping (_ offset: Int) -> DeclaredSize
  ) {
    let type = row.sizeType
    if type == nil || type != self.type {
      finish(visit, size: size)
      self.type = type
      start = end
    }
    end += 1
    if type == nil {
      visit(nil, 1) { row.declaredSize }
      start = end
    }
  }

  /// Passes on the last rows.
  @inlinable
  func finish(_ visit: RowVisitor, size: @escaping (_ offset: Int) -> DeclaredSize) {
    if start < end { visit(type, end - start) { size(start) } }
  }
}
#endif

/// What every cell is: a value that is its own content.
///
/// Cells are compared with `==`. A visible cell is configured again when its content is unequal or its ``CellState`` has
/// changed, for instance because it was focused or selected. A portable cell is drawn again when its size changes, too.
/// Write ``CanvasCell`` for cells that appear on every host, ``Cell`` for cells made of a host's own views.
public protocol CellContent: Equatable, ModifiableCell where Base == Self, Sizes == UniformSizes {
  /// What the cell has to tell whoever declares it, beyond taps and presses: nothing by default.
  ///
  /// A type of its own, mostly an enumeration, that has to be stated by this name: it is not inferred from the functions
  /// that return events. The declaration handles it with `onEvent`; the view of a ``Cell`` sends it
  /// by its ``EventSender``, a ``CanvasCell`` says which place or key means which event.
  ///
  ///     CounterCell(count: count).onEvent { event in
  ///       switch event {
  ///       case .up: count += 1
  ///       case .down: count -= 1
  ///       }
  ///     }
  associatedtype Event = NoEvent

  /// Which cells can share views with this one. Where the platform knows type names, this is the type by default.
  static var kind: CellKind { get }

  /// How large cells of this type are, unless the declaration says otherwise.
  static var sizing: Sizing { get }

  /// The description of the cell for screen readers, unless the declaration says otherwise. Where a
  /// ``CanvasCell`` does not say what it is called, it is called by the text that it draws.
  var accessibility: CellAccessibility { get }
}

extension CellContent {
  /// Nothing but what can be found out.
  public var accessibility: CellAccessibility { CellAccessibility() }
}

#if !hasFeature(Embedded)
extension CellContent {
  /// The type itself.
  public static var kind: CellKind { CellKind(Self.self) }
}
#endif

/// The events of a cell whose type states none; see ``CellContent/Event``.
public enum NoEvent: Hashable, Sendable {}

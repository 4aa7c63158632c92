/// The base protocol of cells, which are values compared by their content.
///
/// Cells are compared with `==`. A visible cell is configured again if its content or its ``CellState`` has
/// changed, for instance because it was focused or selected. A portable cell is also drawn again if its size
/// changes.
///
/// Conform to ``CanvasCell`` for cells that appear on every host, and to ``Cell`` for cells made of a host's
/// own views.
public protocol CellContent: Equatable, ModifiableCell where Base == Self, Sizes == UniformSizes {
  /// The type of events that the cell sends in addition to taps and presses; by default, none.
  ///
  /// It is usually an enumeration, and must be declared with this name: it is not inferred from functions
  /// that return events. The declaration handles events with `onEvent`. The view of a ``Cell`` sends them
  /// with its ``EventSender``, and a ``CanvasCell`` maps points and keys to events.
  ///
  ///     CounterCell(count: count).onEvent { event in
  ///       switch event {
  ///       case .up: count += 1
  ///       case .down: count -= 1
  ///       }
  ///     }
  associatedtype Event = NoEvent

  /// The kind of the cell: cells of the same kind share views.
  ///
  /// The default is the type itself, on platforms with type names.
  static var kind: CellKind { get }

  /// The default size of cells of this type, unless the declaration sets another one.
  static var sizing: Sizing { get }

  /// The accessibility description of the cell, unless the declaration overrides it.
  ///
  /// The default label of a ``CanvasCell`` is the text that it draws.
  var accessibility: CellAccessibility { get }

  /// The trait that the cell declares by itself, such as that of the controls in it; `nil` if it declares none.
  var ownTrait: Trait? { get }
}

extension CellContent {
  /// A description whose properties are all derived.
  public var accessibility: CellAccessibility { CellAccessibility() }

  /// `nil`: the cell declares no trait by itself.
  public var ownTrait: Trait? { nil }
}

#if !hasFeature(Embedded)
extension CellContent {
  /// The kind of the type itself.
  public static var kind: CellKind { CellKind(Self.self) }
}
#endif

/// The events of a cell whose type states none; see ``CellContent/Event``.
public enum NoEvent: Hashable, Sendable {}

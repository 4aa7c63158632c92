/// What every cell is: a value that is its own content.
///
/// Cells are compared with `==`; a visible cell is configured again when its content is unequal, and only then.
/// Write ``CanvasCell`` for cells that appear on every host, ``Cell`` for cells made of a host's own views.
public protocol CellContent: Equatable, ModifiableCell where Base == Self, Sizes == UniformSizes {
  /// Which cells can share views with this one. Where the platform knows type names, this is the type by default.
  static var kind: CellKind { get }

  /// How large cells of this type are, unless the declaration says otherwise.
  static var sizing: Sizing { get }
}

#if !hasFeature(Embedded)
extension CellContent {
  /// The type itself.
  public static var kind: CellKind { CellKind(Self.self) }
}
#endif

import TesseraLayout

/// Content as it was declared, whatever the host: what the engine works with.
@_spi(Behaviors)
public struct DeclaredContent: Equatable {
  /// The outermost sections, in order.
  package var sections: [DeclaredSection]
  /// The axis along which the collection scrolls.
  let axis: Axis
  /// How the sections are placed.
  var layout: Layout
  /// How everything moves; nil: as standard.
  var motion: DeclaredMotionBox?
  /// The declarations of behaviors for the whole content.
  package var traits = Traits()
}

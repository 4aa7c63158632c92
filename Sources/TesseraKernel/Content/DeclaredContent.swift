import TesseraLayout

/// Content as declared, independent of the host, on which the engine operates.
@_spi(Behaviors)
public struct DeclaredContent: Equatable {
  /// The outermost sections, in order.
  package var sections: [DeclaredSection]
  let axis: Axis
  var layout: Layout
  /// The motion of all items; `nil` for the standard motion.
  var motion: DeclaredMotionBox?
  package var traits = Traits()
}

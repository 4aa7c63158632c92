import TesseraLayout

/// The same effect wherever a view is.
struct SteadyTransition: TransitionAlgorithm {
  let effect: VisualEffect

  func effect(frame: Rect, viewport: Rect) -> VisualEffect { effect }

  var description: String { effect.description }
}

import TesseraLayout

/// A transition with the same effect on views at every position.
struct SteadyTransition: TransitionAlgorithm {
  let effect: VisualEffect

  func effect(frame: Rect, viewport: Rect) -> VisualEffect { effect }

  var description: String { effect.description }
}

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The distance at which a pan begins; not documented.
  private static let threshold: CGFloat = 10

  private struct Sample {
    let time: TimeInterval
    let point: CGPoint
  }

  private var origin: CGPoint?
  private var lastCount = 0
  private var lastPlace = CGPoint.zero
  private var samples: [Sample] = []

  open func translation(in view: UIView?) -> CGPoint {
    guard let origin else { return .zero }
    return vector(location(in: nil) - origin, in: view)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = location(in: nil) - translation
  }

  /// Returns the velocity in points per second, over the last tenth of a second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last, let first = samples.first(where: { last.time - $0.time <= 0.1 }) else {
      return .zero
    }
    let time = CGFloat(last.time - first.time)
    guard time > 0 else { return .zero }
    let way = last.point - first.point
    return vector(CGPoint(x: way.x / time, y: way.y / time), in: view)
  }

  /// Converts a vector of the window to a view.
  private func vector(_ way: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return way }
    return window.convert(way, to: view) - window.convert(.zero, to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= maximumNumberOfTouches else { return fail() }
    if origin == nil { origin = location(in: nil) }
    sample()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    sample()
    switch state {
    case .possible:
      guard numberOfTouches >= minimumNumberOfTouches, translation(in: nil).length >= Self.threshold else {
        return
      }
      state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= touches.count else { return }
    sample()
    if [.began, .changed].contains(state) { state = .ended } else { fail() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if [.began, .changed].contains(state) { state = .cancelled } else { fail() }
  }

  open override func reset() {
    origin = nil
    lastCount = 0
    samples = []
  }

  /// Samples the touches. A finger that is added or removed moves the centroid only.
  private func sample() {
    let place = location(in: nil)
    if lastCount != 0, lastCount != numberOfTouches, let origin {
      self.origin = origin + (place - lastPlace)
      samples = []
    }
    lastCount = numberOfTouches
    lastPlace = place
    samples.append(Sample(time: Simulation.now, point: place))
  }

  private func fail() { if state == .possible { state = .failed } }
}

/// A controller's place among others, and how far it is on the way there or away.
struct Containment {
  /// A child is added, then moved; it is warned, then removed.
  enum Phase { case alone, arriving, settled, leaving }

  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var phase = Phase.alone

  @MainActor mutating func hear(willMoveTo parent: UIViewController?) {
    if parent == nil, self.parent != nil { phase = .leaving }
  }
}

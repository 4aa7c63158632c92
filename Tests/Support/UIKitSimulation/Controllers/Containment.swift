/// The state of a view controller as a child.
struct Containment {
  /// A child is added, then moved; later it is notified, then removed.
  enum Phase { case alone, arriving, settled, leaving }

  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var phase = Phase.alone

  @MainActor mutating func hear(willMoveTo parent: UIViewController?) {
    if parent == nil, self.parent != nil { phase = .leaving }
  }
}

/// The changes of one animation, and the changed views.
@MainActor final class AnimationGroup {
  private struct Change {
    let view: UIView
    let apply: (UIView, CGFloat) -> Void
  }

  /// The group that currently collects changes.
  private(set) static var current: AnimationGroup?

  /// Whether the current changes come from a group that continues or reverses, so that they belong to no new
  /// group.
  private static var isApplying = false

  let duration: TimeInterval
  let allowsInteraction: Bool
  private var changes: [Change] = []
  private var heldViews: [UIView] = []

  init(duration: TimeInterval, allowsInteraction: Bool) {
    self.duration = duration
    self.allowsInteraction = allowsInteraction
  }

  var isEmpty: Bool { changes.isEmpty }

  func changes(_ view: UIView) -> Bool { changes.contains { $0.view === view } }

  /// Runs changes that belong to the group.
  func collect(layingOut: Bool = false, _ animations: () -> Void) {
    let outer = Self.current
    Self.current = self
    animations()
    if layingOut { for change in changes { change.view.layoutIfNeeded() } }
    Self.current = outer
  }

  /// Runs changes that belong to no group.
  static func suspended(_ body: () -> Void) {
    let outer = current
    current = nil
    body()
    current = outer
  }

  func record(_ view: UIView, apply: @escaping (UIView, CGFloat) -> Void) {
    guard !Self.isApplying else { return }
    changes.append(Change(view: view, apply: apply))
  }

  /// Sets every changed value to a fraction of its change: 0 is the start, 1 the end.
  func apply(_ fraction: CGFloat) {
    let outer = Self.isApplying
    Self.isApplying = true
    defer { Self.isApplying = outer }
    // Backwards for the start: where a value changed twice, the first change has the original value.
    for change in fraction < 1 ? changes.reversed() : changes { change.apply(change.view, fraction) }
  }

  /// Disables touches of the views unless the animation allows them.
  func holdTouches() {
    guard !allowsInteraction, heldViews.isEmpty else { return }
    for change in changes where !heldViews.contains(where: { $0 === change.view }) {
      heldViews.append(change.view)
    }
    for view in heldViews { view.hangingAnimations += 1 }
  }

  func releaseTouches() {
    for view in heldViews { view.hangingAnimations -= 1 }
    heldViews = []
  }
}

extension UIView {
  func recordAnimation(
    _ property: AnimatedProperty, from old: CGFloat, to new: CGFloat, set: @escaping (UIView, CGFloat) -> Void
  ) {
    guard UIView.areAnimationsEnabled, old != new, let group = AnimationGroup.current else { return }
    group.record(self) { view, fraction in set(view, old + (new - old) * fraction) }
  }

  func recordAnimation(
    _ property: AnimatedProperty, from old: ViewGeometry, to new: ViewGeometry,
    set: @escaping (UIView, ViewGeometry) -> Void
  ) {
    guard UIView.areAnimationsEnabled, let group = AnimationGroup.current else { return }
    group.record(self) { view, fraction in
      set(view, view.geometry.taking(changesFrom: old, to: new, at: fraction))
    }
  }
}

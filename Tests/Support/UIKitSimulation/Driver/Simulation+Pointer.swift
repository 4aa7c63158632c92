extension Simulation {
  /// Moves the pointer and notifies hover recognizers and pointer interactions.
  public static func movePointer(to point: CGPoint, in window: UIWindow) {
    turn()
    let hit = window.hitTest(point, with: nil)
    let under = sequence(first: hit, next: { $0?.superview }).compactMap { $0 }
    for view in allViews(in: window) {
      let isUnder = under.contains { $0 === view }
      for case let hover as UIHoverGestureRecognizer in view.gestureRecognizers ?? [] {
        hover.pointerMoved(inside: isUnder, at: point, in: window)
      }
      for case let interaction as UIPointerInteraction in view.interactions {
        interaction.pointerMoved(to: isUnder ? window.convert(point, to: view) : nil)
      }
    }
    turn()
  }

  /// Returns the region of a view whose shape the pointer takes; `nil` if there is none.
  public static func pointerRegion(of view: UIView) -> CGRect? { pointerInteraction(of: view)?.region?.rect }

  /// Returns the view that is highlighted under the pointer.
  public static func pointerHighlight(of view: UIView) -> UIView? {
    switch pointerInteraction(of: view)?.style?.effect {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _):
      preview.view
    case nil: nil
    }
  }

  /// Returns the tooltip at a point and its area in the window; `nil` if there is none.
  public static func toolTip(at point: CGPoint, in window: UIWindow) -> (text: String, area: CGRect)? {
    movePointer(to: point, in: window)
    guard let view = window.hitTest(point, with: nil) else { return nil }
    for interaction in view.interactionsOutwards(UIToolTipInteraction.self) {
      guard let owner = interaction.view else { continue }
      let place = window.convert(point, to: owner)
      guard let found = interaction.configuration(at: place) else { continue }
      let area = found.sourceRect.isNull ? owner.bounds : found.sourceRect
      return area.contains(place) ? (found.toolTip, owner.convert(area, to: window)) : nil
    }
    return nil
  }

  private static func pointerInteraction(of view: UIView) -> UIPointerInteraction? {
    view.interactions.lazy.compactMap { $0 as? UIPointerInteraction }.first
  }

  /// Clicks with the primary button.
  public static func click(at point: CGPoint, in window: UIWindow, modifiers: UIKeyModifierFlags = []) {
    movePointer(to: point, in: window)
    let finger = touch(at: point, in: window, type: .indirectPointer, modifiers: modifiers)
    finger.lift()
  }

  /// The menu that a touch on a button has opened last.
  public internal(set) static var menuOfButton: SimulatedContextMenu?

  /// Opens the context menu at a point, with a long press or a secondary click; returns `nil` if there is
  /// none.
  public static func openContextMenu(at point: CGPoint, in window: UIWindow) -> SimulatedContextMenu? {
    turn()
    guard let view = window.hitTest(point, with: nil) else { return nil }
    for interaction in view.interactionsOutwards(UIContextMenuInteraction.self) {
      if let menu = interaction.openMenu(at: point, in: window) { return menu }
    }
    return nil
  }

  /// Turns the wheel over a point: the innermost scroll view that can move in that direction scrolls.
  public static func scrollWheel(by delta: CGPoint, at point: CGPoint, in window: UIWindow) {
    turn()
    let wanted: UIAxis = abs(delta.y) >= abs(delta.x) ? .vertical : .horizontal
    let views = sequence(first: window.hitTest(point, with: nil), next: { $0?.superview })
    let target = views.lazy.compactMap { $0 as? UIScrollView }
      .first { $0.isScrollEnabled && !$0.draggableAxes.isDisjoint(with: wanted) }
    guard let target else { return }
    target.moveItself(to: target.clamped(target.contentOffset - delta))
    turn()
  }

  private static func allViews(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(allViews) }
}

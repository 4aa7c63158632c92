/// A view that turns touches into events. Targets with selectors do not exist here: use actions.
@MainActor open class UIControl: UIView {
  private struct Entry {
    let action: UIAction
    let events: Event
  }

  private var entries: [Entry] = []

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open private(set) var isTracking = false
  open private(set) var isTouchInside = false
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var isContextMenuInteractionEnabled = false
  open var showsMenuAsPrimaryAction = false
  open var toolTip: String?

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The events that count as the control's primary action.
  var primaryEvents: Event { [] }

  // MARK: Actions

  /// Replaces an action with the same identifier and the same events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    entries.append(Entry(action: action, events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    entries.removeAll { $0.action.identifier == actionIdentifier && $0.events == controlEvents }
  }

  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  open func sendActions(for controlEvents: Event) {
    var events = controlEvents
    if !events.isDisjoint(with: primaryEvents) { events.insert(.primaryActionTriggered) }
    for entry in entries where !entry.events.isDisjoint(with: events) { sendAction(entry.action) }
  }

  open var allControlEvents: Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElementSet ? accessibility.isElement : true }
    set { accessibility.isElement = newValue }
  }

  // MARK: Tracking

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    if !continueTracking(touch, with: event) { stopTracking() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = isInside(touch)
    endTracking(touch, with: event)
    let isHit = isTouchInside
    stopTracking()
    wasTouched(inside: isHit)
    sendActions(for: isHit ? .touchUpInside : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  /// Called before the events of a touch that has ended.
  func wasTouched(inside: Bool) {}

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// UIKit's tolerance outside of the bounds is not documented: here there is none.
  private func isInside(_ touch: UITouch) -> Bool { bounds.contains(touch.location(in: self)) }
}

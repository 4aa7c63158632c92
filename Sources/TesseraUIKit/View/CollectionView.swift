#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// A collection as a scroll view, with any of Tessera's layouts and cells of any view class, without
/// registration.
///
///     let names = CollectionView()
///     view.addSubview(names)
///     names.show(Content { Section("names") { ForEach(people) { NameCell(person: $0) } } })
///
/// The view works in its layout pass, which it requests itself after its own functions, input and scrolling.
/// After a direct call to ``engine``, the caller calls `setNeedsLayout()`. While something moves, a display
/// link runs; otherwise nothing does.
///
/// UIKit provides the scrolling: dragging, deceleration, bouncing, the status bar, insets for bars and the
/// keyboard. When the engine corrects positions, because rows above turn out to be higher than estimated, it
/// adjusts the content offset, so that the visible content does not move.
open class CollectionView: UIScrollView {
  /// The stage, which decides what is shown and owns the cells' views.
  public let stage: Stage<UIKitHost>

  /// A handler that receives each transaction after it was performed.
  public var onUpdate: ((Transaction) -> Void)?

  /// A handler that receives every key of the collection first; if it returns `true`, the engine does not
  /// receive the key.
  public var onKey: ((Key, KeyModifiers) -> Bool)?

  /// A Boolean value that indicates whether the view adjusts its insets to the software keyboard and scrolls
  /// the first responder into view; `true` by default.
  ///
  /// Set it to `false` if the app does that itself.
  public var avoidsKeyboard = true {
    didSet { setNeedsLayout() }
  }

  /// A function that returns the text that VoiceOver speaks after scrolling, in the user's language; if it is
  /// `nil`, the text is English, as in `rows 5 to 12 of 100`.
  public var accessibilityScrollWords: ((ItemsInView) -> String)?

  var scrolling = ScrollState()
  /// The clock of frames while something moves.
  let clock = FrameClock()
  /// The hidden views that wait to be reused.
  var hidden = SlotTable<UIView>()
  /// Whether views were added, so that the order has to be checked.
  var isOrderDue = false
  /// Whether the view is performing a transaction.
  var isUpdating = false
  var scrollers = ScrollerTable()
  var focusing = FocusState()
  var editing = EditingState()
  let observations = Observations()
  var settings = SettingsState()
  /// The delegate of the scroll view, which forwards calls to the app's delegate.
  let relay = ScrollDelegateProxy()
  var accessibility = AccessibilityState()
  /// The recognizer that reports touches and pointers.
  var touches: TouchRecognizer?
  /// The recognizer by which UIKit decides on taps.
  var taps: TapRecognizer?
  /// The last touch, while UIKit decides on it.
  var endedTouch = EndedTouch()
  let touchFilter = TouchFilter()
  let heldKey = HeldKey()
  #if !os(tvOS)
  var controlState = ControlState()
  let keyboard = KeyboardTracker.shared
  /// The pan of tables; `nil` until a table is on screen.
  var tablePan: TablePan?
  let menus = MenuSource()
  var refreshing = ContentRefresh()
  var pointing = PointerState()
  var drags = DragState()
  #endif
  var animating = AnimationState()
  var showing = ShowState()
  var index = IndexTitlesState()
  var controllers = ControllerAppearances()

  /// Creates a view without content.
  ///
  /// - Parameters:
  ///   - frame: The frame in its superview.
  ///   - configuration: The configuration of the engine; see ``EngineConfiguration/touch()``.
  public init(frame: CGRect = .zero, configuration: EngineConfiguration = .touch()) {
    stage = Stage(configuration: configuration)
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view from a storyboard or nib, with ``EngineConfiguration/touch()``.
  public required init?(coder: NSCoder) {
    stage = Stage(configuration: .touch())
    super.init(coder: coder)
    recordStoryboardSettings()
    setUp()
  }

  /// Whether the view is a part of a cell, which has no keyboard, and no interactions that its content does not
  /// need.
  var isPart: Bool { false }

  /// The app's scroll view delegate; the collection handles the calls that it needs first.
  open override var delegate: (any UIScrollViewDelegate)? {
    get { relay.next }
    set { relay.next = newValue }
  }

  open override var showsVerticalScrollIndicator: Bool { didSet { recordSetting(.verticalIndicator) } }
  open override var showsHorizontalScrollIndicator: Bool { didSet { recordSetting(.horizontalIndicator) } }
  open override var alwaysBounceVertical: Bool { didSet { recordSetting(.verticalBounce) } }
  open override var alwaysBounceHorizontal: Bool { didSet { recordSetting(.horizontalBounce) } }

  /// The edges whose safe areas count as insets. If the app does not set it, these are all edges of content that scrolls
  /// vertically, so that rows do not lie under a notch; a table view also insets the content of its rows there.
  ///
  /// Set it to `.automatic` to let rows reach the sides.
  open override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    didSet { recordSetting(.insetAdjustment) }
  }

  /// The insets of the app. While the software keyboard is shown, they include its height (``avoidsKeyboard``); set them
  /// without it.
  open override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    // At once, because UIKit may move content into the limits of insets without the keyboard.
    set { super.contentInset = addingKeyboard(to: newValue, after: contentInset) }
  }

  open override var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { super.verticalScrollIndicatorInsets }
    set {
      super.verticalScrollIndicatorInsets = addingKeyboard(to: newValue, after: verticalScrollIndicatorInsets)
    }
  }

  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated, scrollPages(to: contentOffset) { return }
    super.setContentOffset(contentOffset, animated: animated)
  }

  /// Sets the delegate again, because UIKit checks only then which methods it implements.
  func reassignDelegate() {
    super.delegate = nil
    super.delegate = relay
  }

  /// Updates the collection.
  open override func layoutSubviews() {
    // First, because UIKit may move content into the limits of insets without the keyboard.
    updateKeyboardInset()
    super.layoutSubviews()
    update()
  }

  // A touch on a control scrolls the content if the finger moves.
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    #if os(tvOS)
    return super.touchesShouldCancel(in: view)
    #else
    return super.touchesShouldCancel(in: view) || view.isInControlOfCell(of: self)
    #endif
  }

  // UIKit sends keys to the first responder.
  open override var canBecomeFirstResponder: Bool { true }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !pressDown($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heldKey.release(presses)
    super.pressesEnded(presses, with: event)
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heldKey.release(presses)
    super.pressesCancelled(presses, with: event)
  }

  open override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    super.focusItems(in: rect) + cellFocusItems(in: rect)
  }

  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferredFocus + super.preferredFocusEnvironments
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    followFocus(context)
  }

  // Assistive technologies ask for the elements of a container.
  open override var accessibilityElements: [Any]? {
    get {
      if !isUpdating { publishAccessibility() }
      return super.accessibilityElements
    }
    set { super.accessibilityElements = newValue }
  }

  // VoiceOver calls the element, then its containers.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollAccessibilityFocusedSection(direction) || super.accessibilityScroll(direction)
  }

  // Called when a pan of the collection or of a scrolling section is about to begin.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let pan = gestureRecognizer as? UIPanGestureRecognizer, isOwn(pan) {
      #if !os(tvOS)
      if isOnIndex(pan) { return false }
      #endif
      if !mayScroll(pan) { return false }
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // An invisible view needs no frames.
    if window == nil { clock.wake(at: nil) } else { setNeedsLayout() }
    noticeKeyboard()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Subviews receive the change after this call; then they are remeasured.
    setNeedsLayout()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    settleControllers()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }
}
#endif

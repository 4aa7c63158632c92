#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// A collection as a scroll view: any layout of Tessera's, cells of any view class, nothing to register.
///
///     let names = CollectionView()
///     view.addSubview(names)
///     names.show(Content { Section("names") { ForEach(people) { NameCell(person: $0) } } })
///
/// The view does its work when it is laid out, and asks for that itself: after ``show(_:)``, input and scrolling. Whoever
/// asks something of ``engine`` directly calls `setNeedsLayout()` afterwards. While something moves a display link runs;
/// at rest nothing does.
///
/// Its own scrolling is UIKit's: dragging, deceleration, bouncing, the status bar, insets for bars and the keyboard. What
/// the engine corrects, because rows above turn out to be higher than was thought, moves the content offset along, so
/// that what people read stays where it is.
open class CollectionView: UIScrollView {
  /// What decides what is shown, and the cells' views.
  public let stage: Stage<UIKitHost>

  /// Called after each transaction, with what it has changed.
  public var onUpdate: ((Transaction) -> Void)?

  /// Sees every key that reaches the collection first; true keeps it from the engine.
  public var onKey: ((Key, KeyModifiers) -> Bool)?

  /// Whether the insets make room for the software keyboard, and what is typed into stays in view; true unless the app
  /// does that by itself.
  public var avoidsKeyboard = true {
    didSet { setNeedsLayout() }
  }

  /// What VoiceOver says after people have scrolled, in their language; nil: English, as in `rows 5 to 12 of 100`.
  public var accessibilityScrollWords: ((ItemsInView) -> String)?

  var scrolling = ScrollState()
  /// Calls back for each frame while something moves.
  let clock = FrameClock()
  /// Views that are kept for other items, and hidden.
  var hidden = SlotTable<UIView>()
  /// Whether views have come, so that their order has to be looked at.
  var isOrderDue = false
  /// Whether the view is at work on a transaction.
  var isAtWork = false
  /// The sections in view that scroll by themselves.
  var strips: [SectionKey: StripScrollView] = [:]
  /// The same, those inside others behind them.
  var stripOrder: [SectionKey] = []
  /// The text size for which everything was measured; nil: nothing was.
  var textSize: UIContentSizeCategory?
  var focusing = FocusState()
  /// The keyboard, and who is typing.
  var editing = EditingState()
  /// Whether typing may have begun or ended.
  var isEditorStale = false
  let observations = Observations()
  var settings = SettingsState()
  /// What sees the calls of the scroll view, and hands them on.
  let relay = ScrollRelay()
  /// What assistive technologies were told.
  var accessibility = AccessibilityState()
  /// What follows fingers and pointers.
  var touches: TouchRecognizer?
  let touchFilter = TouchFilter()
  #if !os(tvOS)
  let menus = MenuSource()
  /// The refresh control that the content declares.
  var refreshing = ContentRefresh()
  let pointers = PointerSource()
  private(set) lazy var pointerInteraction = UIPointerInteraction(delegate: pointers)
  let tooltips = TooltipSource()
  /// The cells whose views stand out when they are looked at, because the collection has said so.
  var hovering = SlotTable<Void>()
  let dragSource = DragSource()
  let dropTarget = DropTarget()
  /// Shows where something would be dropped; nil: nothing has hovered yet.
  var dropMark: DropMarkView?
  /// Whether what was dragged out of the collection was let go where it was not taken after all.
  var wasRefused = false
  #endif
  /// The change that an animator carries out.
  var animating = AnimationState()
  /// The controllers among the cells.
  var controllers = ControllerSights()

  /// Makes a view without content.
  ///
  /// - Parameters:
  ///   - frame: Where it stands in its superview.
  ///   - configuration: How the engine works; see ``EngineConfiguration/touch()``.
  public init(frame: CGRect = .zero, configuration: EngineConfiguration = .touch()) {
    stage = Stage(configuration: configuration)
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view from a storyboard or nib, with ``EngineConfiguration/touch()``.
  public required init?(coder: NSCoder) {
    stage = Stage(configuration: .touch())
    super.init(coder: coder)
    noteStoryboard()
    setUp()
  }

  private func setUp() {
    stage.issueOutput = .log
    setUpScrolling(along: .vertical)
    relay.view = self
    super.delegate = relay
    clock.onFrame = { [weak self] in self?.setNeedsLayout() }
    stage.onWake = { [weak self] in self?.setNeedsLayout() }
    addInput()
    addDragging()
    addPointer()
    observeEditing()
    observeSettings()
  }

  /// What decides what is shown.
  public var engine: Engine { stage.engine }

  /// Is told what is wrong, each fault once; see ``Stage/onIssue``. Unless it is set, debug builds write it on the system's
  /// log; see ``EngineConfiguration/writesIssues``.
  public var onIssue: ((Issue) -> Void)? {
    get { stage.onIssue }
    set { stage.onIssue = newValue }
  }

  /// Shows other content from the next layout on.
  public func show(_ content: Content<UIKitHost>) {
    animating.show(content)
    accessibility.isContentNew = true
    stage.show(content)
    setNeedsLayout()
  }

  /// Who hears of scrolling; what the collection itself has to hear it hears first.
  open override var delegate: (any UIScrollViewDelegate)? {
    get { relay.next }
    set { relay.next = newValue }
  }

  open override var showsVerticalScrollIndicator: Bool { didSet { note(.verticalIndicator) } }

  open override var showsHorizontalScrollIndicator: Bool { didSet { note(.horizontalIndicator) } }

  open override var alwaysBounceVertical: Bool { didSet { note(.verticalBounce) } }

  open override var alwaysBounceHorizontal: Bool { didSet { note(.horizontalBounce) } }

  /// UIKit finds out which calls a delegate answers when it is given one.
  func renewDelegate() {
    super.delegate = nil
    super.delegate = relay
  }

  /// Brings everything up to date.
  open override func layoutSubviews() {
    super.layoutSubviews()
    update()
  }

  // Keys come to the first responder.
  open override var canBecomeFirstResponder: Bool { true }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !press($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
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

  // VoiceOver asks the element, then what contains it.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollSpokenStrip(direction) || super.accessibilityScroll(direction)
  }

  // Asked when a pan is about to begin: of the collection, or of a section that scrolls by itself.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let pan = gestureRecognizer as? UIPanGestureRecognizer, isOwn(pan), !mayScroll(pan) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // What cannot be seen needs no frames.
    if window == nil { clock.wake(at: nil) } else { setNeedsLayout() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Views inside hear of it after this; then they are asked for their sizes.
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

import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// A collection as a GTK widget.
///
/// Put ``widget`` into a `GtkScrolledWindow`, which brings scroll bars, the wheel and kinetic scrolling:
///
///     let names = CollectionView()
///     names.show(Content { Section("names") { ForEach(people) { NameCell(person: $0) } } })
///     gtk_scrolled_window_set_child(OpaquePointer(scrolledWindow), names.widget)
///
/// The view lives as long as anybody keeps it or its widget. It does its work when a frame begins, and only when there
/// is any: after ``show(_:)``, input and scrolling it asks for a frame itself. Whoever asks something of ``engine``
/// directly calls ``setNeedsUpdate()`` afterwards. Handlers are called on input and at the beginning of frames, never
/// while GTK measures, allocates or draws: they may do anything to any widget, this one included.
@MainActor
public final class CollectionView {
  /// The widget: a `GtkScrollable`.
  public nonisolated(unsafe) let widget: Widget
  /// What decides what is shown, and the cells' views.
  public let stage: Stage<GTK>

  /// Called after each transaction, with what it has changed.
  public var onUpdate: ((Transaction) -> Void)?

  /// Sees every key that reaches the collection first; true keeps it from the engine.
  public var onKey: ((Key, KeyModifiers) -> Bool)?

  /// What the collection is called by screen readers: a few words, such as `Messages`. Without, GTK says the name of a type.
  public var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { publishAccessibilityLabel() } }
  }

  /// The view whose cells are made and measured at the moment.
  static var updating: CollectionView?

  var adjustments = AdjustmentMapping()
  var focusKeeping = FocusKeeping()
  var menu = MenuState()
  var marks = DropMarkState()
  var refreshing = RefreshState()
  /// What GTK was told to say about an item; nil: nothing since it asked last.
  var tooltip: (words: Tooltip, place: Point?)?
  /// What screen readers have been told.
  var accessibility = AccessibilityMirror()
  /// When they are told.
  var accessibilityPace = AccessibilityPace()
  /// What they have been told that the collection is.
  var accessibleKind = AccessibilityCollection.Kind.list
  var frames = FrameState()
  /// What people have chosen, as the engine knows it.
  var settings = DesktopSettings()
  /// Which of them the program has left to people.
  var followed = FollowedSettings()
  /// How much could be selected when the rows in view were styled last.
  var styledMode = SelectionMode.none
  /// The rows that have shown nothing since the work began.
  var releasedRows: [CellID] = []
  /// The room that the widget has, in points.
  var size = Size.zero

  /// Makes a view without content.
  ///
  /// - Parameter configuration: How the engine works; see ``EngineConfiguration/desktop()``.
  /// - Precondition: GTK is initialised, as it is within a `GtkApplication` and after `gtk_init`.
  public init(configuration: EngineConfiguration = .desktop()) {
    stage = Stage(configuration: configuration)
    #if DEBUG
    stage.issueOutput = IssueOutput { line in tessera_write_error(line) }
    #endif
    widget = tessera_collection_new()
    var callbacks = Self.callbacks
    tessera_collection_connect(widget, &callbacks, Unmanaged.passUnretained(self).toOpaque())
    // While the widget is kept elsewhere, the widget keeps the view.
    tessera_collection_bind(widget) { context, isInUse in
      guard let context else { return }
      let view = Unmanaged<CollectionView>.fromOpaque(context)
      if isInUse != 0 { _ = view.retain() } else { view.release() }
    }
    stage.onWake = { [weak self] in self?.setNeedsUpdate() }
    addEventControllers()
    addAccessibleActions()
    watchSettings()
  }

  deinit { tessera_collection_release(widget) }

  /// What decides what is shown.
  public var engine: Engine { stage.engine }

  /// Is told what is wrong, each fault once; see ``Stage/onIssue``. Unless it is set, debug builds write it on standard
  /// error; see ``EngineConfiguration/writesIssues``.
  public var onIssue: ((Issue) -> Void)? {
    get { stage.onIssue }
    set { stage.onIssue = newValue }
  }

  /// Shows other content from the next frame on.
  public func show(_ content: Content<GTK>) {
    stage.show(content)
    setNeedsUpdate()
  }

  /// Asks for a frame, in which what was asked of the engine is done; any number of requests until then are one.
  public func setNeedsUpdate() {
    // What is asked for during the work is seen at its end.
    guard !frames.isAtWork, !frames.isRequested else { return }
    frames.isRequested = true
    tessera_collection_request_frame(widget, 0)
  }
}

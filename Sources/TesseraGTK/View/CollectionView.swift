import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// A collection as a GTK widget.
///
/// Put ``widget`` into a `GtkScrolledWindow`, which provides scroll bars, the wheel and kinetic scrolling:
///
///     let names = CollectionView()
///     names.show(Content { Section("names") { ForEach(people) { NameCell(person: $0) } } })
///     gtk_scrolled_window_set_child(OpaquePointer(scrolledWindow), names.widget)
///
/// The view lives as long as the app holds it or its widget. It works when a frame begins, and only if there
/// is work: after ``show(_:)``, input and scrolling it requests a frame itself. After a direct call to
/// ``engine``, the caller calls ``setNeedsUpdate()``. Handlers are called on input and at the beginning of
/// frames, never while GTK measures, allocates or draws: they may change any widget, this one included.
@MainActor
public final class CollectionView {
  /// The widget, a `GtkScrollable`.
  public nonisolated(unsafe) let widget: Widget
  /// The stage, which decides what is shown and owns the cells' views.
  public let stage: Stage<GTK>

  /// A handler that receives each transaction after it was performed.
  public var onUpdate: ((Transaction) -> Void)?

  /// A handler that receives the keys of the collection before the engine; if it returns `true`, the engine
  /// does not receive the key.
  ///
  /// It does not receive Tab, keys in a popover, and keys that a widget inside of the collection has handled,
  /// such as the letters in a text field and Space on a button.
  public var onKey: ((Key, KeyModifiers) -> Bool)?

  /// The name of the collection for screen readers: a few words, such as `Messages`.
  ///
  /// If it is `nil`, GTK uses the name of a type.
  public var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { publishAccessibilityLabel() } }
  }

  /// The view whose cells are created and measured at the moment.
  static var updating: CollectionView?

  var adjustments = AdjustmentMapping()
  var focusRestoration = FocusRestoration()
  var menu = MenuState()
  var marks = DropIndicatorState()
  var refreshing = RefreshState()
  /// The last tooltip and its position; `nil` if the last query had none.
  var tooltip: (words: Tooltip, place: Point?)?
  /// The elements that are published to screen readers.
  var accessibility = AccessibilityMirror()
  var accessibilityThrottle = AccessibilityThrottle()
  /// The title of a column with the keyboard focus, as it is published to screen readers, and the view of its
  /// header.
  var spokenTitle: (id: CellID, title: Control)?
  /// The kind of collection that is published to screen readers.
  var accessibleKind = AccessibilityCollection.Kind.list
  var frames = FrameState()
  /// The user's settings, as last applied to the engine.
  var settings = DesktopSettings()
  /// The settings that the app has not set itself.
  var followed = ObservedSettings()
  /// The selection mode for which the visible rows were styled last.
  var styledMode = SelectionMode.none
  /// The rows without an item since the work began.
  var releasedRows: [CellID] = []
  /// Whether the pointer went down on a control, which handles the press.
  var isPressingControl = false
  /// The controls that the user or the theme has changed since the last frame.
  var changedControls: [ControlWidget] = []
  var size = Size.zero

  /// Creates a view without content.
  ///
  /// - Parameter configuration: The configuration of the engine; see ``EngineConfiguration/desktop()``.
  /// - Precondition: GTK is initialized, as it is within a `GtkApplication` and after `gtk_init`.
  public init(configuration: EngineConfiguration = .desktop()) {
    stage = Stage(configuration: configuration)
    #if DEBUG
    stage.issueOutput = IssueOutput { line in tessera_write_error(line) }
    #endif
    widget = tessera_collection_new()
    var callbacks = Self.callbacks
    tessera_collection_connect(widget, &callbacks, Unmanaged.passUnretained(self).toOpaque())
    // While the widget is referenced elsewhere, it keeps the view alive.
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

  /// The engine that decides which cells are shown, and where.
  public var engine: Engine { stage.engine }

  /// A handler that receives each issue once; see ``Stage/onIssue``.
  ///
  /// If it is `nil`, debug builds write issues on standard error; see ``EngineConfiguration/writesIssues``.
  public var onIssue: ((Issue) -> Void)? {
    get { stage.onIssue }
    set { stage.onIssue = newValue }
  }

  /// Shows other content from the next frame on.
  public func show(_ content: Content<GTK>) {
    stage.show(content)
    setNeedsUpdate()
  }

  /// Requests a frame, in which pending changes of the engine are applied; all requests before that frame are
  /// served by it.
  public func setNeedsUpdate() {
    // Changes during the work are found at its end.
    guard !frames.isUpdating, !frames.isRequested else { return }
    frames.isRequested = true
    tessera_collection_request_frame(widget, 0)
  }
}

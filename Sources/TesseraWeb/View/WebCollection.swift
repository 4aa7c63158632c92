/// A collection in an element of a web page.
///
///     let numbers = WebCollection(in: "numbers")
///     numbers.show(Content { Section("numbers") { ForEach(0..<1_000_000) { Text("\($0)") } } })
///
/// The browser scrolls the element, and the collection follows. A frame is drawn after each event of the page, if there is
/// work. A collection exists as long as its page.
#if !hasFeature(Embedded)
@MainActor
#endif
public final class WebCollection {
  /// The stage, which decides what is shown.
  public let stage: Stage<Web>

  /// A handler that receives the keys of the collection first; if it returns `true`, the engine does not receive the key.
  ///
  /// The browser keeps the Tab key, all keys but Escape in fields, steppers and menus, and those that press another control. Listen to
  /// the page, in a script, for a command such as Control-S that also works there.
  public var onKey: ((Key, KeyModifiers) -> Bool)?

  /// A handler that receives each transaction after it was performed.
  public var onUpdate: ((Transaction) -> Void)?

  /// The operations of the current frame.
  let writer = FrameWriter()
  var horizontal = ScrollMapping()
  var vertical = ScrollMapping()
  /// The place in the content at which elements have the position 0, so that their positions stay small.
  var layerOrigin = Point.zero
  /// The published place of the layer, and extent of the content.
  var published: (layer: Point?, extent: Size) = (nil, .zero)
  /// The time at which scrolling counts as at rest; `nil` if it is at rest.
  var restTime: Double?
  /// The position in the content to which the page has scrolled since the last frame; `nil` if it has not.
  var scrollTarget: Point?
  var overscan = OverscanPlan()
  var settings = PageSettings()
  var size = Size.zero
  var hasPublishedFonts = false
  /// The elements that are published to assistive technologies.
  var accessibility = AccessibilityMirror()
  var accessibilityTime = -1.0
  var kind = AccessibilityCollection.Kind.list
  var isSelectable = false
  /// Whether places have changed since the page has put the cells of a grid into rows and pinned items into their order, and
  /// whether it has done so.
  var (hasNewPlaces, hasGridRows, hasPinnedItems) = (false, false, false)
  /// Whether the focus of the page is in the collection.
  var hasFocus = false
  /// The element and the control that got the focus of the page last.
  var publishedFocus: (view: UInt32, control: Int?)?
  /// The row that is kept alive because an element of the page in it has the focus.
  var keptRow: CellID?
  /// The context menu that the page shows.
  var shownMenu: ContextMenu?
  /// The order of the elements on the page.
  var order: [UInt32] = []
  /// The optional functions.
  let features: [WebFeature]
  var hasStartedFeatures = false
  /// Whether an optional function needs another frame.
  var needsFeatureFrame = false

  /// Creates a collection without content.
  ///
  /// - Parameters:
  ///   - element: The id of the element of the page that becomes the collection. It needs a size of its own, such as
  ///     a height in a style sheet.
  ///   - configuration: The configuration of the engine.
  ///   - features: The optional functions of the collection.
  public init(
    in element: String, configuration: EngineConfiguration = .browser(), features: [WebFeature] = []
  ) {
    self.features = features
    var configuration = configuration
    for feature in features { feature.adjust(&configuration) }
    stage = Stage(configuration: configuration)
    #if DEBUG
    stage.issueOutput = IssueOutput { line in Browser.log(line) }
    #endif
    WebModule.add(self, in: element)
  }

  /// The engine that decides which cells are shown, and where.
  public var engine: Engine { stage.engine }

  /// A handler that receives each issue once; if it is `nil`, debug builds write issues to the console of the browser.
  public var onIssue: ((Issue) -> Void)? {
    get { stage.onIssue }
    set { stage.onIssue = newValue }
  }

  /// Shows other content from the next frame on.
  public func show(_ content: Content<Web>) { stage.show(content) }
}

extension EngineConfiguration {
  /// Returns the configuration for a page: rows are ready half a screen ahead, because the browser scrolls before the
  /// collection follows. After a scroll to other rows, those on screen are ready first, and the others in the next frame.
  public static func browser() -> EngineConfiguration {
    EngineConfiguration(overscan: 400, pixelGrid: PixelGrid(scale: 1))
  }
}

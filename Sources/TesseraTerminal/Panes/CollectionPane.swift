import Tessera
import TesseraComponents

/// A pane that shows a collection, or a component.
@MainActor
public final class CollectionPane: TerminalPane {
  /// The collection of the pane.
  public let collection: TerminalCollection

  /// A title in a line above the collection; `nil` for no line.
  public var title: String? {
    didSet { if title != oldValue { setNeedsLayout() } }
  }

  /// A Boolean value that indicates whether the pane can have the focus; set it to `false` for a bar that only
  /// shows something.
  public var canHaveFocus = true { didSet { if canHaveFocus != oldValue { setNeedsLayout() } } }

  /// A handler that receives the item with the focus each time the focus moves; `nil` if no item has the
  /// focus.
  ///
  /// Content that the handler shows in another pane appears in the same frame.
  public var onFocusChange: ((ItemKey?) -> Void)?
  private var reportedKey: ItemKey?

  /// Creates a pane with a collection; by default, with an empty one.
  public init(_ collection: TerminalCollection = TerminalCollection(), title: String? = nil) {
    (self.collection, self.title) = (collection, title)
    super.init()
  }

  /// Creates a pane with content.
  public convenience init(
    title: String? = nil, @ContentBuilder<Terminal> _ sections: () -> [Section<Terminal>]
  ) {
    self.init(title: title)
    collection.show(Content(sections))
  }

  /// Creates a pane of some rows with a component that cannot have the focus.
  public static func bar<Body: Component>(
    rows: Int = 1, @ComponentBuilder _ component: () -> Body
  ) -> CollectionPane {
    let pane = CollectionPane().length(.fixed(rows))
    pane.canHaveFocus = false
    pane.show(component)
    return pane
  }

  /// Shows other content from the next frame on.
  public func show(_ content: Content<Terminal>) {
    collection.show(content)
    screen?.setNeedsFrame()
  }

  /// Shows a component from the next frame on, in place of other content.
  public func show<Body: Component>(@ComponentBuilder _ component: () -> Body) {
    let body = component()
    show(Content { Section("component") { body } })
  }

  /// Gives the keyboard focus to the pane, if it is shown and can have it.
  public func focus() { screen?.focus(on: self) }

  override var visibleLeaves: [CollectionPane] { area.isEmpty ? [] : [self] }

  override func attach(to screen: TerminalScreen?) {
    if screen == nil, self.screen != nil { collection.onWake = nil }
    super.attach(to: screen)
  }

  override func place(in area: GridRect, active: CollectionPane) {
    super.place(in: area, active: active)
    var inner = area
    if title != nil {
      inner.rows = min(area.rows.lowerBound + 1, area.rows.upperBound)..<area.rows.upperBound
    }
    collection.place(in: inner)
  }

  /// Calls the handler for another focus.
  func reportFocus(at time: Double?) {
    guard let onFocusChange else { return }
    collection.update(at: time)
    let key = collection.engine.focusedKey
    guard key != reportedKey else { return }
    reportedKey = key
    onFocusChange(key)
  }

  override func draw(on surface: inout Surface, at time: Double?, active: CollectionPane) {
    guard !area.isEmpty else { return }
    collection.hasKeyboard = self === active
    collection.draw(on: &surface, at: time)
    guard let title else { return }
    let row = area.rows.lowerBound
    surface.fill(area.columns, row: row, color: .surface)
    let clip = area.columns.lowerBound + 1..<max(area.columns.lowerBound + 1, area.columns.upperBound - 1)
    let text = LineBreaking.lines(of: title, columns: clip.count, limit: 1).first ?? ""
    let color = self === active ? Color.accent : .secondary
    surface.write(
      text, column: clip.lowerBound, row: row, clip: clip, style: GridStyle(foreground: color, isBold: true))
  }
}

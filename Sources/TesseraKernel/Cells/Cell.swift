/// A cell that is shown by one of a host's own views.
///
///     struct ReviewCell: Cell {
///       var review: Review
///       func makeView() -> ReviewView { ReviewView() }
///       func update(_ view: ReviewView, state: CellState) { view.title = review.title }
///     }
public protocol Cell: CellContent {
  /// The class of the view, a subclass of the host's ``CollectionHost/View``.
  associatedtype View: AnyObject

  /// Makes a view that can show every cell of this kind.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  func makeView() -> View

  /// Connects a new view to the sender of its events; called once for each view.
  ///
  /// An event goes to the item that the view shows when it sends the event. Nothing needs to be disconnected
  /// when the view shows another item.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  func connect(_ view: View, to sender: EventSender<Event>)

  /// Prepares a view for reuse when it stops showing its item.
  ///
  /// Stop playback and release large resources here. ``update(_:state:)`` configures the view for its next
  /// item.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  func prepareForReuse(_ view: View)

  /// Configures a view, which is new or showed another cell of this kind before.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  func update(_ view: View, state: CellState)
}

extension Cell {
  /// The default size of a cell: the offered width and the measured height.
  public static var sizing: Sizing { Sizing(height: .fit) }

  /// Does nothing.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public func prepareForReuse(_ view: View) {}

  /// Does nothing: the view sends no events.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public func connect(_ view: View, to sender: EventSender<Event>) {}
}

/// A cell that is shown by one of a host's own views.
///
///     struct ReviewCell: Cell {
///       var review: Review
///       func makeView() -> ReviewView { ReviewView() }
///       func update(_ view: ReviewView, state: CellState) { view.title = review.title }
///     }
public protocol Cell: CellContent {
  /// The class of the view; a subclass of what the host shows.
  associatedtype View: AnyObject

  /// Makes a view that can show every cell of this kind.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  func makeView() -> View

  /// Gives a view that was just made the way for its events; called once for each view.
  ///
  /// What the view sends goes to the item that it shows at that moment. There is nothing to take away again when the view
  /// shows another one.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  func connect(_ view: View, to sender: EventSender<Event>)

  /// Empties a view that leaves its item, once each time: stops what plays in it, lets go of what is large. ``update(_:state:)``
  /// fills in what it shows next.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  func prepareForReuse(_ view: View)

  /// Fills a view, a new one or one that showed another cell of this kind before.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  func update(_ view: View, state: CellState)
}

extension Cell {
  /// As wide as offered; the height is measured.
  public static var sizing: Sizing { Sizing(height: .fit) }

  /// Nothing has to be emptied.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public func prepareForReuse(_ view: View) {}

  /// The view has nothing to tell.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public func connect(_ view: View, to sender: EventSender<Event>) {}
}

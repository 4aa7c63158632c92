import TesseraLayout

// Pages, for apps and hosts.

extension Engine {
  private var pagingBehavior: PagingBehavior? { behavior() }

  /// The positions at which the collection comes to rest; see ``Content/snapping(_:animated:)``.
  public var snapping: Snapping { snapshot.traits.first(PagingTrait.self)?.declared.snapping ?? .none }

  /// The selected page: the page at which the collection rests, or rested last while it is moving; `nil` if
  /// it has no pages.
  public var selectedPage: SelectedPage? { pagingBehavior?.selected }

  /// Scrolls to the page that is the first item with an id, in one section or in any.
  ///
  /// - Parameters:
  ///   - id: The id of the page, or of an item on it.
  ///   - section: The section of the item; `nil` for any section.
  ///   - animation: The animation; `nil` to scroll at once. See ``scroll(to:inSection:at:animated:)``.
  public func selectPage(
    _ id: ItemID, inSection section: ItemID? = nil, animated animation: Animation? = nil
  ) {
    scroll(to: id, inSection: section, at: snapping.alignment, animated: animation)
  }

  /// The state of a page indicator, such as a row of dots; `nil` if the content does not snap.
  public var pageIndicator: PageIndicator? { pagingBehavior?.indicator(self) }
}

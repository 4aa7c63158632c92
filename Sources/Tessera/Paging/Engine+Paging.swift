import TesseraLayout

// Pages, for apps and hosts.

extension Engine {
  private var pagingBehavior: PagingBehavior? { behavior() }

  /// Where the collection comes to rest; see ``Content/snapping(_:animated:)``.
  public var snapping: Snapping { snapshot.traits.first(PagingTrait.self)?.declared.snapping ?? .none }

  /// The page that the collection stands on, or stood on last while it is moving; nil where it has no pages.
  public var selectedPage: SelectedPage? { pagingBehavior?.selected }

  /// Goes to the page that is the first item with an id, in one section or in any.
  ///
  /// - Parameters:
  ///   - id: The page, or something on it.
  ///   - section: The section that it is in; nil: any.
  ///   - animation: How to get there; nil: at once. See ``scroll(to:inSection:at:animated:)``.
  public func selectPage(
    _ id: ItemID, inSection section: ItemID? = nil, animated animation: Animation? = nil
  ) {
    scroll(to: id, inSection: section, at: snapping.alignment, animated: animation)
  }

  /// What a row of dots shows; nil where the content does not snap.
  public var pageIndicator: PageIndicator? { pagingBehavior?.indicator(self) }
}

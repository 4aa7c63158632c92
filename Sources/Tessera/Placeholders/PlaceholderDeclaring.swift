@_spi(Behaviors) import TesseraKernel

/// Something with items that can say what to show while there are none: a section, or the whole content.
///
///     Section("orders") { ForEach(orders) { OrderCell($0) } }
///       .empty { TitleCell("No orders yet") }
///       .loading(isLoading) { ProgressCell() }
///       .failure(error) { error in ErrorCell(error).onTap { retry() } }
///
/// At most one of the three is shown. What is loading comes before what has failed: it is the next attempt. What is
/// loading or has failed is never called empty, whether it has a placeholder or not. Where there are items they stay, and
/// no placeholder is shown, unless it is declared to take their place.
///
/// In a section, the placeholder stands where the items would, as wide as the section, below its header; the layout of
/// the items does not place it. The placeholder of the whole content takes the place of all sections: it stands in the middle of the
/// viewport, of what ``EngineConfiguration/contentInsets`` leave of it, and takes as much of that as its cell asks for. It
/// comes before those of sections, and is not called empty as long as one of these is loading or has failed.
///
/// A placeholder is a cell like any other: it is compared, reused, measured and animated. It is no item: it is not counted
/// or selected. If something happens on a tap on it, it can get the focus.
public protocol PlaceholderDeclaring {
  /// The host that shows the cells.
  associatedtype PlaceholderHost: CollectionHost

  /// The declaration with other placeholders.
  func placeholding(_ change: (inout Placeholders) -> Void) -> Self
}

extension PlaceholderDeclaring {
  /// Says what to show where there are no items, none are loading, and nothing has failed.
  public func empty(@CellBuilder<PlaceholderHost> _ cell: () -> AnyCell<PlaceholderHost>) -> Self {
    let cell = cell()
    return placeholding { $0.empty = cell.declared }
  }

  /// Says what to show while items are loading and there are none.
  ///
  /// - Parameters:
  ///   - isLoading: Whether they are loading.
  ///   - replacesItems: Whether it is shown in place of items that are there as well; else these stay.
  ///   - cell: The cell; made only while items are loading.
  public func loading(
    _ isLoading: Bool, replacesItems: Bool = false,
    @CellBuilder<PlaceholderHost> _ cell: () -> AnyCell<PlaceholderHost>
  ) -> Self {
    let cell = isLoading ? cell() : nil
    return placeholding { $0.loading = cell.map { Placeholders.Cause($0.declared, replacesItems) } }
  }

  /// Says what to show where items could not be loaded and there are none.
  ///
  /// - Parameters:
  ///   - failure: Why they could not be loaded; nil: they could, or were not tried.
  ///   - replacesItems: Whether it is shown in place of items that are there as well; else these stay.
  ///   - cell: The cell for a failure.
  public func failure<Failure>(
    _ failure: Failure?, replacesItems: Bool = false,
    @CellBuilder<PlaceholderHost> _ cell: (Failure) -> AnyCell<PlaceholderHost>
  ) -> Self {
    let cell = failure.map(cell)
    return placeholding { $0.failure = cell.map { Placeholders.Cause($0.declared, replacesItems) } }
  }
}

// MARK: - From one state

extension PlaceholderDeclaring {
  /// Says what to show while items are loading and there are none; see ``loading(_:replacesItems:_:)``.
  public func loading<Failure>(
    _ state: LoadState<Failure>, replacesItems: Bool = false,
    @CellBuilder<PlaceholderHost> _ cell: () -> AnyCell<PlaceholderHost>
  ) -> Self {
    loading(state.isLoading, replacesItems: replacesItems, cell).noting(state)
  }

  /// Says what to show where items could not be loaded and there are none; see ``failure(_:replacesItems:_:)``.
  public func failure<Failure>(
    _ state: LoadState<Failure>, replacesItems: Bool = false,
    @CellBuilder<PlaceholderHost> _ cell: (Failure) -> AnyCell<PlaceholderHost>
  ) -> Self {
    failure(state.failure, replacesItems: replacesItems, cell).noting(state)
  }

  /// Says what to show where there are no items, as far as a state says that none are to come.
  public func empty<Failure>(
    _ state: LoadState<Failure>, @CellBuilder<PlaceholderHost> _ cell: () -> AnyCell<PlaceholderHost>
  ) -> Self {
    empty(cell).noting(state)
  }

  /// Notes a state for which there may be no placeholder.
  private func noting<Failure>(_ state: LoadState<Failure>) -> Self {
    if case .ready = state { return placeholding { $0.isOutstanding = false } }
    return placeholding { $0.isOutstanding = true }
  }
}

extension Section: PlaceholderDeclaring {
  /// The host that shows the cells.
  public typealias PlaceholderHost = H

  /// The section with other placeholders.
  public func placeholding(_ change: (inout Placeholders) -> Void) -> Section {
    with { change(&$0.traits.placeholders) }
  }
}

extension Content: PlaceholderDeclaring {
  /// The host that shows the cells.
  public typealias PlaceholderHost = H

  /// The content with other placeholders.
  public func placeholding(_ change: (inout Placeholders) -> Void) -> Content {
    var declared = declared
    change(&declared.traits.placeholders)
    return Content(declared)
  }
}

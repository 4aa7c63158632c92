@_spi(Behaviors) import TesseraKernel

/// A type with items that can declare placeholders for the case that there are none: a section, or the whole
/// content.
///
///     Section("orders") { ForEach(orders) { OrderCell($0) } }
///       .empty { TitleCell("No orders yet") }
///       .loading(isLoading) { ProgressCell() }
///       .failure(error) { error in ErrorCell(error).onTap { retry() } }
///
/// At most one of the three placeholders is shown. Loading comes before failure, because it is the next
/// attempt. While items are loading or have failed to load, the section does not count as empty, whether it
/// has a placeholder for that or not. If there are items, no placeholder is shown, unless it is declared to
/// replace them.
///
/// In a section, the placeholder is in the place of the items, as wide as the section, below its header; the
/// layout of the items does not place it. A placeholder of the whole content replaces all sections. It is
/// centered in the part of the viewport that ``EngineConfiguration/contentInsets`` leave free, and takes as
/// much of it as its cell needs. It comes before the placeholders of sections. The content does not count as
/// empty as long as one of its sections is loading or has failed.
///
/// A placeholder is a cell like any other: it is compared, reused, measured and animated. It is not an item:
/// it is neither counted nor selected. If it handles taps, it can be focused.
public protocol PlaceholderDeclaring {
  /// The host that shows the cells.
  associatedtype PlaceholderHost: CollectionHost

  /// Returns the declaration with changed placeholders.
  func placeholding(_ change: (inout Placeholders) -> Void) -> Self
}

extension PlaceholderDeclaring {
  /// Sets the placeholder for the case that there are no items, none are loading, and loading has not failed.
  public func empty(@CellBuilder<PlaceholderHost> _ cell: () -> AnyCell<PlaceholderHost>) -> Self {
    let cell = cell()
    return placeholding { $0.empty = cell.declared }
  }

  /// Sets the placeholder for the time while items are loading and there are none yet.
  ///
  /// - Parameters:
  ///   - isLoading: Whether items are loading.
  ///   - replacesItems: Whether the placeholder replaces existing items; if not, they stay.
  ///   - cell: Returns the cell of the placeholder. It is called only while items are loading.
  public func loading(
    _ isLoading: Bool, replacesItems: Bool = false,
    @CellBuilder<PlaceholderHost> _ cell: () -> AnyCell<PlaceholderHost>
  ) -> Self {
    let cell = isLoading ? cell() : nil
    return placeholding { $0.loading = cell.map { Placeholders.Cause($0.declared, replacesItems) } }
  }

  /// Sets the placeholder for the case that items could not be loaded and there are none.
  ///
  /// - Parameters:
  ///   - failure: The reason why loading failed; `nil` if it did not fail, or was not attempted.
  ///   - replacesItems: Whether the placeholder replaces existing items; if not, they stay.
  ///   - cell: Returns the cell for a failure.
  public func failure<Failure>(
    _ failure: Failure?, replacesItems: Bool = false,
    @CellBuilder<PlaceholderHost> _ cell: (Failure) -> AnyCell<PlaceholderHost>
  ) -> Self {
    let cell = failure.map(cell)
    return placeholding { $0.failure = cell.map { Placeholders.Cause($0.declared, replacesItems) } }
  }
}

// MARK: - Placeholders for a load state

extension PlaceholderDeclaring {
  /// Sets the placeholder for the time while items are loading and there are none yet; see
  /// ``loading(_:replacesItems:_:)``.
  public func loading<Failure>(
    _ state: LoadState<Failure>, replacesItems: Bool = false,
    @CellBuilder<PlaceholderHost> _ cell: () -> AnyCell<PlaceholderHost>
  ) -> Self {
    loading(state.isLoading, replacesItems: replacesItems, cell).recording(state)
  }

  /// Sets the placeholder for the case that items could not be loaded and there are none; see
  /// ``failure(_:replacesItems:_:)``.
  public func failure<Failure>(
    _ state: LoadState<Failure>, replacesItems: Bool = false,
    @CellBuilder<PlaceholderHost> _ cell: (Failure) -> AnyCell<PlaceholderHost>
  ) -> Self {
    failure(state.failure, replacesItems: replacesItems, cell).recording(state)
  }

  /// Sets the placeholder for the case that there are no items and, according to a load state, none are to
  /// come.
  public func empty<Failure>(
    _ state: LoadState<Failure>, @CellBuilder<PlaceholderHost> _ cell: () -> AnyCell<PlaceholderHost>
  ) -> Self {
    empty(cell).recording(state)
  }

  /// Records a load state, for which there may be no placeholder.
  private func recording<Failure>(_ state: LoadState<Failure>) -> Self {
    if case .ready = state { return placeholding { $0.isOutstanding = false } }
    return placeholding { $0.isOutstanding = true }
  }
}

extension Section: PlaceholderDeclaring {
  /// The host that shows the cells.
  public typealias PlaceholderHost = H

  /// Returns the section with changed placeholders.
  public func placeholding(_ change: (inout Placeholders) -> Void) -> Section {
    with { change(&$0.traits.placeholders) }
  }
}

extension Content: PlaceholderDeclaring {
  /// The host that shows the cells.
  public typealias PlaceholderHost = H

  /// Returns the content with changed placeholders.
  public func placeholding(_ change: (inout Placeholders) -> Void) -> Content {
    var declared = declared
    change(&declared.traits.placeholders)
    return Content(declared)
  }
}

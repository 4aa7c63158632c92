@_spi(Behaviors) import TesseraKernel

/// What a collection declares about its pages. Handlers are not compared.
struct DeclaredPaging: Equatable {
  var snapping = Snapping.none
  /// How the collection goes to a page after a drag or a turn of the wheel.
  var animation = Animation.standard
  /// Called with the selected page.
  var onPage: [(SelectedPage?) -> Void] = []
  /// Called when pages come and go.
  var onPageEvent: [(PageEvent) -> Void] = []

  static func == (left: DeclaredPaging, right: DeclaredPaging) -> Bool {
    left.snapping == right.snapping && left.animation == right.animation
  }
}

/// Carries the declaration to the behavior.
final class PagingTrait: BehaviorTrait {
  let declared: DeclaredPaging

  init(_ declared: DeclaredPaging) { self.declared = declared }

  override func install(in engine: Engine) { engine.installed { PagingBehavior() } }

  override func isEqual(to other: Trait) -> Bool { (other as? PagingTrait)?.declared == declared }

  override var makesDifference: Bool { declared != DeclaredPaging() }
}

extension Traits {
  /// What is declared about pages.
  var paging: DeclaredPaging { first(PagingTrait.self)?.declared ?? DeclaredPaging() }
}

extension Content {
  /// The content coming to rest only where a page or an item stands at its place.
  ///
  ///     Content(scrolling: .horizontal) {
  ///       Section("pages", layout: .pages().transposed()) { ForEach(pages) { PageCell($0) } }
  ///     }
  ///     .snapping(.pages)
  ///     .onPage { selected = $0?.position }
  ///
  /// All items of the content are pages, in order, whichever sections they are in, except those in sections that scroll
  /// by themselves. At rest the viewport stands at a page also after a resize and in other content: at the same page, and
  /// where that has gone at the nearest survivor. A scroll that is no drag (a wheel, a key) turns one page in its
  /// direction.
  ///
  /// - Parameters:
  ///   - snapping: Where it comes to rest.
  ///   - animation: How it gets there after a drag or a turn of the wheel, as the time goes that ``Stage/update(at:)`` is
  ///     told.
  public func snapping(_ snapping: Snapping, animated animation: Animation = .standard) -> Content {
    paging {
      $0.snapping = snapping
      $0.animation = animation
    }
  }

  /// Calls back when another page is selected: once, when the collection has come to rest there; nil when the last page
  /// has gone. See ``Engine/selectedPage``.
  public func onPage(_ action: @escaping (SelectedPage?) -> Void) -> Content {
    paging { $0.onPage.append(action) }
  }

  /// Calls back when pages come and go; see ``PageEvent``.
  public func onPageEvent(_ action: @escaping (PageEvent) -> Void) -> Content {
    paging { $0.onPageEvent.append(action) }
  }

  private func paging(_ change: (inout DeclaredPaging) -> Void) -> Content {
    var (copy, paging) = (declared, declared.traits.paging)
    change(&paging)
    copy.traits.set(PagingTrait(paging))
    return Content(copy)
  }
}

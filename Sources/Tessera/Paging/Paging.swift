@_spi(Behaviors) import TesseraKernel

/// The declared paging of a collection. Handlers are not compared.
struct DeclaredPaging: Equatable {
  var snapping = Snapping.none
  /// The animation to a page after a drag or a turn of the wheel.
  var animation = Animation.standard
  var onPage: [(SelectedPage?) -> Void] = []
  var onPageEvent: [(PageEvent) -> Void] = []

  static func == (left: DeclaredPaging, right: DeclaredPaging) -> Bool {
    left.snapping == right.snapping && left.animation == right.animation
  }
}

final class PagingTrait: BehaviorTrait {
  let declared: DeclaredPaging

  init(_ declared: DeclaredPaging) { self.declared = declared }

  override func install(in engine: Engine) { engine.installed { PagingBehavior() } }

  override func isEqual(to other: Trait) -> Bool { (other as? PagingTrait)?.declared == declared }

  override var makesDifference: Bool { declared != DeclaredPaging() }
}

extension Traits {
  var paging: DeclaredPaging { first(PagingTrait.self)?.declared ?? DeclaredPaging() }
}

extension Content {
  /// Lets the content come to rest only at a page or an item.
  ///
  ///     Content(scrolling: .horizontal) {
  ///       Section("pages", layout: .pages().transposed()) { ForEach(pages) { PageCell($0) } }
  ///     }
  ///     .snapping(.pages)
  ///     .onPage { selected = $0?.position }
  ///
  /// All items of the content are pages, in order, whatever their sections, except those in sections that
  /// scroll on their own. The viewport also rests at a page after a resize and in other content: at the same
  /// page, or at the nearest survivor if that page is gone. A scroll that is not a drag (by a wheel or a key)
  /// turns one page in its direction.
  ///
  /// - Parameters:
  ///   - snapping: The positions at which the content comes to rest.
  ///   - animation: The animation after a drag or a turn of the wheel. It follows the time passed to
  ///     ``Stage/update(at:)``.
  public func snapping(_ snapping: Snapping, animated animation: Animation = .standard) -> Content {
    paging {
      $0.snapping = snapping
      $0.animation = animation
    }
  }

  /// Adds a handler that is called once when the collection has come to rest at another page, and with `nil`
  /// when the last page is gone; see ``Engine/selectedPage``.
  public func onPage(_ action: @escaping (SelectedPage?) -> Void) -> Content {
    paging { $0.onPage.append(action) }
  }

  /// Adds a handler that is called when pages appear and disappear; see ``PageEvent``.
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

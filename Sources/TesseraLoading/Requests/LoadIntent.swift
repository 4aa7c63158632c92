/// The reason for a load.
///
/// An intent determines which running loads give way (see ``LoadMachine``), whether a stored page may be
/// shown until the source has responded (``allowsStored``), and how the result is merged with the loaded
/// content.
public enum LoadIntent<Key: Hashable & Sendable>: Hashable, Sendable {
  /// Nothing was loaded before.
  case initial
  /// The content appears again.
  case appearance
  /// The app knows that the content is out of date.
  ///
  /// - Parameter keepsContent: `true` if the content stays until the result arrives; `false` if it is
  ///   discarded at once.
  case force(keepsContent: Bool)
  /// The user has requested a refresh, by a pull or a key.
  case pull
  /// The period between updates has elapsed.
  case autoUpdate
  /// More items are needed at an end.
  case page(PageDirection)
  /// Other items are wanted: the page with a key, and later those around it.
  case jump(to: Key)

  /// Whether the load refreshes the content, as opposed to adding to it.
  public var isRefresh: Bool {
    if case .page = self { false } else { true }
  }

  /// Whether the user or the app has requested the load, as opposed to a timer or an event.
  public var isOnDemand: Bool {
    switch self {
    case .force, .pull, .jump: true
    case .initial, .appearance, .autoUpdate, .page: false
    }
  }

  /// Whether a stored page may be shown until the source has responded.
  public var allowsStored: Bool {
    switch self {
    case .initial, .appearance, .force(keepsContent: false), .jump: true
    case .force(keepsContent: true), .pull, .autoUpdate, .page: false
    }
  }
}

extension LoadIntent: CustomStringConvertible {
  /// A short description, as in `next page`.
  public var description: String {
    switch self {
    case .initial: "initial"
    case .appearance: "appearance"
    case .force(let keepsContent): keepsContent ? "force" : "force anew"
    case .pull: "pull"
    case .autoUpdate: "auto-update"
    case .page(.next): "next page"
    case .page(.previous): "previous page"
    case .jump(let key): "jump to \(key)"
    }
  }
}

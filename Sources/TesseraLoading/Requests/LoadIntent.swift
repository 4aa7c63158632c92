/// Why something is loaded.
///
/// An intent decides three things: what of the running work gives way (see ``LoadMachine``), whether what is
/// stored may be shown before the answer of the source is there (``allowsStored``), and how the answer is
/// merged with what is there.
public enum LoadIntent<Key: Hashable & Sendable>: Hashable, Sendable {
  /// Nothing was loaded before.
  case initial
  /// What is there was out of sight and comes back.
  case appearance
  /// The app knows that what is there is out of date.
  ///
  /// - keepsContent: Whether it stays until the answer is there; else it is discarded at once.
  case force(keepsContent: Bool)
  /// Somebody has asked for news, by pulling or by a key.
  case pull
  /// Some time has passed.
  case autoUpdate
  /// More is wanted at an end of what is there.
  case page(PageDirection)
  /// Something else is wanted than what is there: the page with a key, and later those around it.
  case jump(to: Key)

  /// Whether it loads anew what may be there, and does not add to it.
  public var isRefresh: Bool {
    if case .page = self { false } else { true }
  }

  /// Whether a person or the app has asked for it, as opposed to time and circumstance.
  public var isOnDemand: Bool {
    switch self {
    case .force, .pull, .jump: true
    case .initial, .appearance, .autoUpdate, .page: false
    }
  }

  /// Whether what is stored may be shown until the answer of the source is there.
  public var allowsStored: Bool {
    switch self {
    case .initial, .appearance, .force(keepsContent: false), .jump: true
    case .force(keepsContent: true), .pull, .autoUpdate, .page: false
    }
  }
}

extension LoadIntent: CustomStringConvertible {
  /// A word or two, as in `next page`.
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

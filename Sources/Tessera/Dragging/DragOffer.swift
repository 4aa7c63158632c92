/// The data that an item offers when it is dragged to another collection or another program.
///
///     FileCell(file).draggable {
///       DragOffer(file, text: file.name, uris: [file.url], actions: .copy)
///     }
public struct DragOffer {
  /// The text for text fields and other programs; `nil` if there is none.
  public var text: String?
  /// The URIs for file managers and other programs, such as `file:///home/ann/notes.txt`.
  public var uris: [String]
  /// The operations that the source allows.
  public var actions: DragActions
  /// The value for collections of this program; `nil` if there is none.
  private let value: AnyDragValue?

  /// Creates an offer of a value of any type for the collections of this program, and optionally of a text
  /// and URIs for others.
  public init<Value>(_ value: Value, text: String? = nil, uris: [String] = [], actions: DragActions = .all) {
    self.value = DragValue(value)
    (self.text, self.uris, self.actions) = (text, uris, actions)
  }

  /// Creates an offer of a text or URIs.
  public init(text: String? = nil, uris: [String] = [], actions: DragActions = .all) {
    value = nil
    (self.text, self.uris, self.actions) = (text, uris, actions)
  }

  /// Returns the value if it is of the given type; otherwise `nil`.
  public func value<Value>(as type: Value.Type = Value.self) -> Value? { (value as? DragValue<Value>)?.value }
}

/// A value of some type: a class, because casts between classes work in Embedded Swift, too.
private class AnyDragValue {}

private final class DragValue<Value>: AnyDragValue {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// The payload of a drag: the offers of all its items.
public struct DragPayload {
  /// The offers of the items, in their order.
  public let offers: [DragOffer]

  /// Creates a payload from the offers of items.
  public init(_ offers: [DragOffer]) { self.offers = offers }

  /// Creates a payload from the text and the URIs of another program.
  public init(text: String? = nil, uris: [String] = [], actions: DragActions = .all) {
    offers = [DragOffer(text: text, uris: uris, actions: actions)]
  }

  /// The operations that all offers allow.
  public var actions: DragActions { offers.reduce(.all) { $0.intersection($1.actions) } }

  /// Returns the values of all items, in their order; `nil` if not every item offers one of the given type.
  public func values<Value>(of type: Value.Type = Value.self) -> [Value]? {
    let values = offers.compactMap { $0.value(as: type) }
    return values.isEmpty || values.count < offers.count ? nil : values
  }

  /// The texts of all items, in their order; `nil` if not every item offers one.
  public var texts: [String]? {
    let texts = offers.compactMap { $0.text }
    return texts.isEmpty || texts.count < offers.count ? nil : texts
  }

  /// The URIs of all items, in their order; `nil` if not every item offers some.
  public var uris: [String]? {
    offers.isEmpty || offers.contains { $0.uris.isEmpty } ? nil : offers.flatMap { $0.uris }
  }

  /// The kinds of data that other programs can read.
  public var kinds: DragKinds {
    var kinds: DragKinds = []
    if texts != nil { kinds.insert(.text) }
    if uris != nil { kinds.insert(.uris) }
    return kinds
  }
}

/// The kinds of data that programs can exchange by drags.
public struct DragKinds: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each kind.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text.
  public static let text = DragKinds(rawValue: 1)
  /// URIs, such as those of files.
  public static let uris = DragKinds(rawValue: 2)
}

/// What an item offers when it is dragged to another collection or to another program.
///
///     FileCell(file).draggable {
///       DragOffer(file, text: file.name, uris: [file.url], actions: .copy)
///     }
public struct DragOffer {
  /// What text fields and other programs take; nil: nothing.
  public var text: String?
  /// Where things are, such as `file:///home/ann/notes.txt`; what file managers take.
  public var uris: [String]
  /// What may be done with it.
  public var actions: DragActions
  /// What collections of this program take; nil: nothing.
  private let value: AnyDragValue?

  /// Offers a value of any type to the collections of this program, and perhaps the rest to others.
  public init<Value>(_ value: Value, text: String? = nil, uris: [String] = [], actions: DragActions = .all) {
    self.value = DragValue(value)
    (self.text, self.uris, self.actions) = (text, uris, actions)
  }

  /// Offers a text, or says where things are.
  public init(text: String? = nil, uris: [String] = [], actions: DragActions = .all) {
    value = nil
    (self.text, self.uris, self.actions) = (text, uris, actions)
  }

  /// The value, if it is of this type.
  public func value<Value>(as type: Value.Type = Value.self) -> Value? { (value as? DragValue<Value>)?.value }
}

/// A value of some type: a class, because a cast between classes works everywhere.
private class AnyDragValue {}

/// A value of a known type.
private final class DragValue<Value>: AnyDragValue {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// What one drag brings: what each of its items offers.
public struct DragGoods {
  /// What the items offer, in their order.
  public let offers: [DragOffer]

  /// Makes goods of what items offer.
  public init(_ offers: [DragOffer]) { self.offers = offers }

  /// Makes goods of a text and of places that another program has brought.
  public init(text: String? = nil, uris: [String] = [], actions: DragActions = .all) {
    offers = [DragOffer(text: text, uris: uris, actions: actions)]
  }

  /// What may be done with all of them.
  public var actions: DragActions { offers.reduce(.all) { $0.intersection($1.actions) } }

  /// The values of all items, in their order; nil where not every item offers one of this type.
  public func values<Value>(of type: Value.Type = Value.self) -> [Value]? {
    let values = offers.compactMap { $0.value(as: type) }
    return values.isEmpty || values.count < offers.count ? nil : values
  }

  /// The texts of all items, in their order; nil where not every item offers one.
  public var texts: [String]? {
    let texts = offers.compactMap { $0.text }
    return texts.isEmpty || texts.count < offers.count ? nil : texts
  }

  /// The places of all items, in their order; nil where not every item offers some.
  public var uris: [String]? {
    offers.isEmpty || offers.contains { $0.uris.isEmpty } ? nil : offers.flatMap { $0.uris }
  }

  /// What other programs can take.
  public var kinds: DragKinds {
    var kinds: DragKinds = []
    if texts != nil { kinds.insert(.text) }
    if uris != nil { kinds.insert(.uris) }
    return kinds
  }
}

/// What programs can hand to one another.
public struct DragKinds: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A text.
  public static let text = DragKinds(rawValue: 1)
  /// Where things are, such as files.
  public static let uris = DragKinds(rawValue: 2)
}

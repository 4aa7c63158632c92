import Foundation

/// A link in the header of a response (RFC 8288), as in `<https://example.com/posts?page=2>; rel="next"`.
public struct WebLink: Sendable, Hashable {
  /// The target of the link.
  public var target: URL
  /// The relations of the target to the link's context, in lowercase, as in `next`.
  public var relations: [String]
  /// The context of the link, if it is not the response itself.
  public var anchor: URL?
  /// The other parameters of the link, by lowercase name.
  public var parameters: [String: String]

  /// Creates a link.
  public init(target: URL, relations: [String], anchor: URL? = nil, parameters: [String: String] = [:]) {
    self.target = target
    self.relations = relations
    self.anchor = anchor
    self.parameters = parameters
  }

  /// Returns the links in a header.
  ///
  /// Malformed links are skipped up to the next comma.
  ///
  /// - Parameters:
  ///   - header: The values of all `Link` fields, joined with commas.
  ///   - base: The address of the response, to which relative addresses refer.
  public static func links(in header: String, from base: URL) -> [WebLink] {
    var parser = LinkHeaderParser(header)
    return parser.values().compactMap { WebLink($0, from: base) }
  }

  /// Creates a link; `nil` if its address is invalid. Only the first relation and the first anchor count.
  private init?(_ value: LinkHeaderParser.Value, from base: URL) {
    guard let target = Self.url(value.target, from: base) else { return nil }
    var parameters: [String: String] = [:]
    for (name, text) in value.parameters where parameters[name] == nil { parameters[name] = text }
    let relations = parameters.removeValue(forKey: "rel") ?? ""
    let anchor = parameters.removeValue(forKey: "anchor").flatMap { Self.url($0, from: base) }
    self.init(
      target: target,
      relations: relations.lowercased().split(whereSeparator: \.isWhitespace).map(String.init),
      anchor: anchor == base.absoluteURL ? nil : anchor, parameters: parameters)
  }

  private static func url(_ reference: String, from base: URL) -> URL? {
    let text = reference.trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? base.absoluteURL : URL(string: text, relativeTo: base)?.absoluteURL
  }
}

extension Sequence<WebLink> {
  /// Returns the target of the first link that has a relation and whose context is the response itself; `nil`
  /// if there is none.
  public func target(_ relation: String) -> URL? {
    first { $0.anchor == nil && $0.relations.contains(relation.lowercased()) }?.target
  }
}

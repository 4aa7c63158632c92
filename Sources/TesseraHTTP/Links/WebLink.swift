import Foundation

/// A link in the header of an answer (RFC 8288), as in `<https://example.com/posts?page=2>; rel="next"`.
public struct WebLink: Sendable, Hashable {
  /// Where it leads.
  public var target: URL
  /// What it leads to, seen from where it starts, in small letters, as in `next`.
  public var relations: [String]
  /// Where it starts, where that is not the answer that has it.
  public var anchor: URL?
  /// What else is said of it, by name in small letters.
  public var parameters: [String: String]

  /// Makes a link.
  public init(target: URL, relations: [String], anchor: URL? = nil, parameters: [String: String] = [:]) {
    self.target = target
    self.relations = relations
    self.anchor = anchor
    self.parameters = parameters
  }

  /// The links in the text of a header. What cannot be read is passed over, up to the comma behind it.
  ///
  /// - Parameters:
  ///   - header: All fields `Link`, joined with commas.
  ///   - base: Where the answer was found: what relative addresses mean.
  public static func links(in header: String, from base: URL) -> [WebLink] {
    var parser = LinkHeaderParser(header)
    return parser.values().compactMap { WebLink($0, from: base) }
  }

  /// A link, where its address is one. A second relation or anchor does not count.
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
  /// Where the first link with a relation leads that starts at the answer itself.
  public func target(_ relation: String) -> URL? {
    first { $0.anchor == nil && $0.relations.contains(relation.lowercased()) }?.target
  }
}

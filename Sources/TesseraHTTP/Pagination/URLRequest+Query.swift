import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLRequest {
  /// Returns the request with parameters of the query set. Other parameters stay.
  func setting(_ query: [(name: String, value: String)]) -> URLRequest {
    guard let url, var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      return self
    }
    let names = Set(query.map { $0.name.percentEncoded })
    let others = (components.percentEncodedQueryItems ?? []).filter { !names.contains($0.name) }
    components.percentEncodedQueryItems =
      others + query.map { URLQueryItem(name: $0.name.percentEncoded, value: $0.value.percentEncoded) }
    var request = self
    request.url = components.url
    return request
  }
}

extension String {
  /// The text encoded for a query, including the plus sign, which would otherwise mean a space.
  fileprivate var percentEncoded: String {
    let plain = CharacterSet(charactersIn: "-._~").union(.alphanumerics).intersection(Self.ascii)
    return addingPercentEncoding(withAllowedCharacters: plain) ?? self
  }

  private static let ascii = CharacterSet(charactersIn: "\u{21}"..."\u{7E}")
}

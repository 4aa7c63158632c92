import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLRequest {
  /// Returns the conditional request that asks whether a stored response is still current; `nil` if the
  /// stored response has no validator, or the request already has conditions of its own.
  func revalidationRequest(for cached: HTTPResponse) -> URLRequest? {
    let conditions = ["If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "If-Range"]
    guard conditions.allSatisfy({ value(forHTTPHeaderField: $0) == nil }) else { return nil }
    var conditionalRequest = self
    conditionalRequest.setValue(cached.entityTag, forHTTPHeaderField: "If-None-Match")
    conditionalRequest.setValue(cached.modificationDate, forHTTPHeaderField: "If-Modified-Since")
    return cached.entityTag == nil && cached.modificationDate == nil ? nil : conditionalRequest
  }
}

extension HTTPResponse {
  /// The entity tag as it was sent, with or without quotes; `nil` if it is missing or cannot be sent back.
  var entityTag: String? { header("ETag").flatMap(\.sendable) }

  /// The modification date in the server's format.
  var modificationDate: String? { header("Last-Modified").flatMap(\.sendable) }

  /// This stored response, updated by a 304 response; `nil` if that means another one by its entity tag.
  func revalidated(by update: HTTPResponse) -> HTTPResponse? {
    if let entityTag, let other = update.entityTag, entityTag.withoutWeakPrefix != other.withoutWeakPrefix {
      return nil
    }
    var response = self
    response.origin = .revalidated
    // Fields of the body describe the stored one.
    let update = update.headers.filter { !$0.key.hasPrefix("content-") && $0.key != "transfer-encoding" }
    response.headers.merge(update) { $1 }
    return response
  }
}

extension String {
  /// The text if it is valid in a header, which is visible ASCII and spaces; otherwise `nil`.
  fileprivate var sendable: String? {
    !isEmpty && utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? self : nil
  }

  /// The entity tag without the prefix `W/` of weak validators.
  fileprivate var withoutWeakPrefix: Substring { hasPrefix("W/") ? dropFirst(2) : self[...] }
}

import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension LoadFailure {
  static let tooSlow = LoadFailure("The server is taking too long. Try again.", isTransient: true)
  static let connectionLost = LoadFailure("The connection was lost. Try again.", isTransient: true)
  static let nothingSent = LoadFailure(
    "The server sent an empty response. Try again later.", isTransient: true)
  static let tooLong = LoadFailure("The server's response is too large. Request less data.")
  static let webPage = LoadFailure(
    "The server sent a web page instead of data. If this network requires you to sign in, do that, then try again."
  )
  static let notCached = LoadFailure(
    "This is not available offline. Connect to the internet, then try again.")
  static let noAnswer = LoadFailure("This address cannot be loaded. Check it, then try again.")

  /// Creates a failure from an error of loading or reading. A ``LoadFailure`` is used as it is.
  init(reading error: any Error) {
    self =
      switch error {
      case let failure as LoadFailure: failure
      case let error as URLError: LoadFailure(error)
      case let error as DecodingError:
        LoadFailure("The server's response cannot be read\(error.location). Try again later.", cause: error)
      default: LoadFailure(error)
      }
  }

  init(_ error: URLError) {
    let (message, isTransient) = Self.described(error)
    self.init(message, isTransient: isTransient, cause: error)
  }

  /// Returns the message for an error, and whether the error is transient.
  ///
  /// Linux distinguishes fewer errors: a connection that ends within a response has the code `unknown` there,
  /// and one that ends before has `badServerResponse`.
  private static func described(_ error: URLError) -> (message: String, isTransient: Bool) {
    switch error.code {
    case .timedOut: (tooSlow.message, true)
    case .networkConnectionLost, .badServerResponse, .unknown, .zeroByteResource, .resourceUnavailable:
      (connectionLost.message, true)
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive:
      ("There is no internet connection. Connect to the internet, then try again.", true)
    case .cannotFindHost, .dnsLookupFailed:
      ("The server cannot be found. Check the address and the connection, then try again.", true)
    case .cannotConnectToHost: ("The server cannot be reached. Try again later.", true)
    case .httpTooManyRedirects, .redirectToNonExistentLocation:
      ("The server redirected this request too many times. Try again later.", false)
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
      .appTransportSecurityRequiresSecureConnection:
      ("The connection is not secure. Check the date of this device and the network, then try again.", false)
    case .dataLengthExceedsMaximum: (tooLong.message, false)
    case .cannotDecodeContentData, .cannotDecodeRawData, .cannotParseResponse:
      ("The server's response cannot be read. Try again later.", false)
    case .cancelled: ("Loading was canceled. Try again.", false)
    default: (noAnswer.message, false)
    }
  }
}

extension DecodingError {
  /// The location of the error in the content, as in ` (at 3.text)`; empty if it is unknown.
  ///
  /// The keys may come from the server. Therefore each key is shortened, control characters are removed, and
  /// only the last few keys are included.
  fileprivate var location: String {
    let path =
      switch self {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
        context.codingPath
      @unknown default: [any CodingKey]()
      }
    guard !path.isEmpty else { return "" }
    let described = path.suffix(5).map { $0.intValue.map(String.init) ?? $0.stringValue.plain(atMost: 24) }
    return " (at " + (path.count > described.count ? "…" : "") + described.joined(separator: ".") + ")"
  }
}

import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LoadFailure {
  /// The time is over.
  static let tooSlow = LoadFailure("The server takes too long. Try again.", isTransient: true)
  /// The connection has ended too early.
  static let connectionLost = LoadFailure("The connection was lost. Try again.", isTransient: true)
  /// There is nothing where something was expected.
  static let nothingSent = LoadFailure("The server has sent nothing. Try again later.", isTransient: true)
  /// There is more than the client takes.
  static let tooLong = LoadFailure("The server's answer is too long. Ask for less.")
  /// There is something for people where something for programs was expected.
  static let webPage = LoadFailure(
    "A web page came instead of data. If this network wants you to sign in, do that, then try again.")
  /// Only what is kept was asked for.
  static let nothingKept = LoadFailure("This was not loaded before. Connect, then try again.")
  /// There is no answer that a web server can give.
  static let noAnswer = LoadFailure("This address cannot be loaded. Check it, then try again.")

  /// What was thrown while something was loaded or read, as a failure: itself where it is one.
  init(reading error: any Error) {
    self =
      switch error {
      case let failure as LoadFailure: failure
      case let error as URLError: LoadFailure(error)
      case let error as DecodingError:
        LoadFailure("The server's answer cannot be read\(error.place). Try again later.", cause: error)
      default: LoadFailure(error)
      }
  }

  /// What went wrong on the way, as a failure.
  init(_ error: URLError) {
    let (message, isTransient) = Self.told(error)
    self.init(message, isTransient: isTransient, cause: error)
  }

  /// Linux knows less of what went wrong than others: a connection that ends inside an answer is `unknown`
  /// there, one that ends before it is `badServerResponse`.
  private static func told(_ error: URLError) -> (message: String, isTransient: Bool) {
    switch error.code {
    case .timedOut: (tooSlow.message, true)
    case .networkConnectionLost, .badServerResponse, .unknown, .zeroByteResource, .resourceUnavailable:
      (connectionLost.message, true)
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive:
      ("There is no connection to the internet. Connect, then try again.", true)
    case .cannotFindHost, .dnsLookupFailed:
      ("The server cannot be found. Check the address and the connection, then try again.", true)
    case .cannotConnectToHost: ("The server cannot be reached. Try again later.", true)
    case .httpTooManyRedirects, .redirectToNonExistentLocation:
      ("The server sends this round in circles. Try again later.", false)
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
      .appTransportSecurityRequiresSecureConnection:
      ("The connection is not safe. Check the date of this device and the network, then try again.", false)
    case .dataLengthExceedsMaximum: (tooLong.message, false)
    case .cannotDecodeContentData, .cannotDecodeRawData, .cannotParseResponse:
      ("The server's answer cannot be read. Try again later.", false)
    case .cancelled: ("This was stopped. Try again.", false)
    default: (noAnswer.message, false)
    }
  }
}

extension DecodingError {
  /// Where the content is wrong, as in ` (at 3.text)`; empty: somewhere. Keys are what a server has made them: they are
  /// shortened, have nothing in them that steers or hides, and only the last few are told.
  fileprivate var place: String {
    let path =
      switch self {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
        context.codingPath
      @unknown default: [any CodingKey]()
      }
    guard !path.isEmpty else { return "" }
    let told = path.suffix(5).map { $0.intValue.map(String.init) ?? $0.stringValue.plain(atMost: 24) }
    return " (at " + (path.count > told.count ? "…" : "") + told.joined(separator: ".") + ")"
  }
}

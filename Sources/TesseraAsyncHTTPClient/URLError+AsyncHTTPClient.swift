#if AsyncHTTPClient
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLError {
  /// Creates an error from one that async-http-client or SwiftNIO has thrown, because the client has messages
  /// for `URLError` codes.
  init(telling error: any Error) {
    self.init(Self.code(of: error), userInfo: [NSUnderlyingErrorKey: error])
  }

  private static func code(of error: any Error) -> URLError.Code {
    switch error {
    case let error as URLError: error.code
    case let error as HTTPClientError: code(of: error)
    case let error as NIOConnectionError:
      error.connectionErrors.isEmpty ? .cannotFindHost : .cannotConnectToHost
    case is SocketAddressError.UnknownHost: .cannotFindHost
    case ChannelError.connectTimeout: .timedOut
    case let error as IOError:
      unreachable.contains(error.errnoCode) ? .cannotConnectToHost : .networkConnectionLost
    case HTTPParserError.invalidEOFState, HTTPParserError.closedConnection, NIOSSLError.uncleanShutdown:
      .networkConnectionLost
    case is HTTPParserError: .cannotParseResponse
    case is NIOSSLError, is BoringSSLError, is NIOSSLExtraError: .secureConnectionFailed
    default: .networkConnectionLost
    }
  }

  private static let unreachable: Set<CInt> = [
    ECONNREFUSED, EHOSTUNREACH, ENETUNREACH, EHOSTDOWN, EADDRNOTAVAIL,
  ]

  private static func code(of error: HTTPClientError) -> URLError.Code {
    switch error {
    case .invalidURL, .emptyHost, .emptyScheme, .missingSocketPath: .badURL
    case .readTimeout, .writeTimeout, .connectTimeout, .deadlineExceeded, .socksHandshakeTimeout,
      .httpProxyHandshakeTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout:
      .timedOut
    case .cancelled, .requestStreamCancelled, .alreadyShutdown: .cancelled
    case .remoteConnectionClosed, .uncleanShutdown: .networkConnectionLost
    case .invalidProxyResponse, .proxyAuthenticationRequired: .cannotConnectToHost
    case _ where error.isUnknownProtocol: .cannotParseResponse
    // All others mean that the request itself is wrong.
    default: .badURL
    }
  }
}

extension HTTPClientError {
  /// Whether the server selected a protocol that the client did not offer. Errors of this kind differ by the
  /// protocol's name.
  fileprivate var isUnknownProtocol: Bool {
    shortDescription == Self.serverOfferedUnsupportedApplicationProtocol("").shortDescription
  }
}
#endif

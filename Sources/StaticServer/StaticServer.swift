import FlyingFox
import FlyingSocks
import Foundation

/// A web server on the local machine that serves the files of a folder.
///
///     let server = try await StaticServer.start(serving: folder)
///     print(server.address)  // http://127.0.0.1:49152/
///     await server.stop()
///
/// It serves `index.html` for a folder, and nothing outside of the folder, hidden files or targets of links included.
public struct StaticServer: Sendable {
  /// The address of the folder.
  public let address: String
  private let server: HTTPServer
  private let running: Task<Void, any Error>

  /// Another program uses the port.
  public struct PortInUse: Error {
    /// The number of the port.
    public let port: UInt16
  }

  /// Starts serving a folder on the loopback address.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - port: The port; 0 for a free one.
  ///   - headers: Additional header fields of each response.
  public static func start(
    serving folder: String, port: UInt16 = 0, headers: [String: String] = [:]
  ) async throws -> StaticServer {
    let files = StaticFiles(folder: folder)
    let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
    let handler = ClosureHTTPHandler { request in
      // The path of the request itself lacks the slash at its end.
      let path = request.target.path(percentEncoded: false)
      return response(files.answer(path: path), isHead: request.method == .HEAD, headers)
    }
    let server = HTTPServer(address: address, timeout: 900, logger: .disabled, handler: handler)
    let running = Task { try await server.run() }
    do {
      try await waitUntilListening(server, running)
    } catch {
      running.cancel()
      throw port == 0 ? error : PortInUse(port: port)
    }
    guard case .ip4(_, let port) = await server.listeningAddress else { throw SocketError.unsupportedAddress }
    return StaticServer(address: "http://127.0.0.1:\(port)/", server: server, running: running)
  }

  /// Waits until the server has ended.
  public func waitForEnd() async { _ = await running.result }

  /// Stops the server and ends its connections.
  public func stop() async {
    await server.stop()
    running.cancel()
    _ = await running.result
  }

  /// Waits until a server listens; throws if it ends before.
  private static func waitUntilListening(_ server: HTTPServer, _ running: Task<Void, any Error>) async throws
  {
    let waiting = Task { try await server.waitUntilListening(timeout: 900) }
    let watching = Task {
      _ = await running.result
      waiting.cancel()
    }
    defer { watching.cancel() }
    try await waiting.value
  }

  private static func response(
    _ answer: StaticFiles.Answer, isHead: Bool, _ additional: [String: String]
  ) -> HTTPResponse {
    var headers: HTTPHeaders = [.contentType: answer.type, .cacheControl: "no-cache"]
    headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
    for (name, value) in answer.headers.merging(additional, uniquingKeysWith: { $1 }) {
      headers[HTTPHeader(name)] = value
    }
    if isHead { headers[.contentLength] = String(answer.body.count) }
    let status = HTTPStatusCode(answer.status, phrase: answer.status == 200 ? "OK" : "Error")
    return HTTPResponse(statusCode: status, headers: headers, body: isHead ? Data() : answer.body)
  }
}

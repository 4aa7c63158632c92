import Foundation
import StaticServer
import TestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("The static server", .timeLimit(.minutes(15)))
struct StaticServerTests {
  private func get(_ address: String) async throws -> (status: Int, type: String, text: String) {
    let url = try #require(URL(string: address))
    let (data, response) = try await URLSession.shared.data(from: url)
    let http = try #require(response as? HTTPURLResponse)
    return (
      http.statusCode, http.value(forHTTPHeaderField: "Content-Type") ?? "",
      String(decoding: data, as: UTF8.self)
    )
  }

  @Test("Files are served with their types, folders by their index")
  func files() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("sub folder")
    for name in ["index.html", "sub folder/index.html", "a.wasm", "a.js", "ä b.css"] {
      try folder.write(name, to: name)
    }
    let server = try await StaticServer.start(serving: folder.path)
    for (path, type, text) in [
      ("", "text/html", "index.html"), ("sub%20folder/", "text/html", "sub folder/index.html"),
      ("a.wasm?version=2", "application/wasm", "a.wasm"), ("a.js", "text/javascript", "a.js"),
      ("%C3%A4%20b.css", "text/css", "ä b.css"),
    ] {
      let answer = try await get(server.address + path)
      #expect(
        answer.status == 200 && answer.type.hasPrefix(type) && answer.text == text, "\(path): \(answer)")
    }
    #expect(try await get(server.address + "none").status == 404)
    await server.stop()
  }

  @Test("Nothing outside of the folder is served, and no hidden file")
  func outside() async throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    try other.write("secret", to: "secret")
    try folder.write("secret", to: ".hidden")
    try folder.makeLink("link", to: other.path("secret"))
    try folder.makeLink("links", to: other.path)
    let server = try await StaticServer.start(serving: folder.path)
    let name = (other.path as NSString).lastPathComponent
    for path in [
      "../\(name)/secret", "%2e%2e/\(name)/secret", "..%2f\(name)%2fsecret", ".hidden", "link",
      "links/secret",
    ] {
      let answer = try await get(server.address + path)
      #expect(answer.status == 404 && !answer.text.contains("secret"), "\(path): \(answer)")
    }
    await server.stop()
  }

  @Test("A port that is in use is an error that names it")
  func portInUse() async throws {
    let folder = try TemporaryFolder()
    let first = try await StaticServer.start(serving: folder.path)
    let port = try #require(UInt16(first.address.dropLast().split(separator: ":").last ?? ""))
    let error = await #expect(throws: StaticServer.PortInUse.self) {
      try await StaticServer.start(serving: folder.path, port: port)
    }
    #expect(error?.port == port)
    await first.stop()
  }
}

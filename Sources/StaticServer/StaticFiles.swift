import Foundation

/// The files of a folder, by the paths of requests.
struct StaticFiles: Sendable {
  private let root: String

  /// A response to a request.
  struct Answer: Equatable {
    var status: Int
    var type: String
    var headers: [String: String] = [:]
    var body: Data

    static let notFound = Answer(
      status: 404, type: "text/plain; charset=utf-8", body: Data("There is no such file.\n".utf8))
  }

  init(folder: String) {
    root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
  }

  /// Returns the response to a request for a path, which is decoded.
  func answer(path: String) -> Answer {
    let names = path.split(separator: "/")
    guard !names.contains(where: { $0.hasPrefix(".") || $0.contains("\0") }) else { return .notFound }
    var file = URL(fileURLWithPath: ([root] + names.map(String.init)).joined(separator: "/"))
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return .notFound }
    if isFolder.boolValue {
      // Relative addresses in the page need the slash.
      guard path.hasSuffix("/") else {
        return Answer(
          status: 301, type: "text/plain; charset=utf-8",
          headers: ["Location": "/" + names.joined(separator: "/") + "/"], body: Data())
      }
      file.appendPathComponent("index.html")
    }
    let target = file.resolvingSymlinksInPath().path
    guard target.hasPrefix(root + "/"), let body = FileManager.default.contents(atPath: target) else {
      return .notFound
    }
    return Answer(status: 200, type: Self.type(of: file.pathExtension), body: body)
  }

  private static func type(of pathExtension: String) -> String {
    switch pathExtension.lowercased() {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "json", "map": "application/json"
    case "wasm": "application/wasm"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "txt": "text/plain; charset=utf-8"
    default: "application/octet-stream"
    }
  }
}

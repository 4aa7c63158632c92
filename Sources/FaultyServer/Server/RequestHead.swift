import Foundation

/// The first lines of a request: what is wanted, and how.
struct RequestHead: Sendable {
  let method: String
  let target: String
  /// By name in small letters.
  let headers: [String: String]

  /// Takes the first whole head out of what has arrived; nil: there is none yet.
  init?(takenFrom buffer: inout [UInt8]) {
    let end = Array("\r\n\r\n".utf8)
    guard
      let start = buffer.indices.first(where: { buffer[$0...].starts(with: end) })
    else { return nil }
    let lines = String(decoding: buffer[..<start], as: UTF8.self).components(separatedBy: "\r\n")
    buffer.removeSubrange(..<(start + end.count))
    let words = lines[0].split(separator: " ")
    method = words.first.map(String.init) ?? ""
    target = words.dropFirst().first.map(String.init) ?? "/"
    headers = lines.dropFirst().reduce(into: [:]) { headers, line in
      guard let colon = line.firstIndex(of: ":") else { return }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      headers[line[..<colon].lowercased()] = value
    }
  }
}

import Foundation

/// The request line and the header of a request.
struct RequestHead: Sendable {
  let method: String
  let target: String
  /// The header fields, by lowercase name.
  let headers: [String: String]

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

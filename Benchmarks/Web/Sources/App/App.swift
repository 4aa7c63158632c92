import TesseraWeb

/// A list of texts of one to four lines; `rows.js` makes the same texts for the other lists.
final class Rows {
  private let list = WebCollection(in: "list")
  private var rows = 0..<0

  func mount(_ count: Int) { show(0..<count) }

  func prepend(_ count: Int) { show(rows.lowerBound - count..<rows.upperBound) }

  func jump(to row: Int) { list.engine.scroll(to: ItemID(row), inSection: "rows", at: .start) }

  private func show(_ rows: Range<Int>) {
    self.rows = rows
    list.show(Content { Section("rows") { ForEach(rows) { Text(Self.text(of: $0)) } } })
  }

  private static let phrase = " measured only when it comes into view, as rows of a conversation are"

  private static func text(of row: Int) -> String {
    var text = "Row " + row.description
    for _ in 0..<(row &* 7919 & 3) { text += phrase }
    return text
  }
}

nonisolated(unsafe) private var rows: Rows?

/// Called by the script of the page when everything is loaded. If the address has a part after `#`, shows rows at once.
@_cdecl("start")
public func start() {
  rows = Rows()
  if !WebModule.addressFragment.isEmpty { rows?.mount(100_000) }
}

/// Shows a number of rows.
@_expose(wasm, "mount")
@_cdecl("mount")
public func mount(_ count: Int32) { rows?.mount(Int(count)) }

/// Inserts rows at the start.
@_expose(wasm, "prepend")
@_cdecl("prepend")
public func prepend(_ count: Int32) { rows?.prepend(Int(count)) }

/// Scrolls to a row.
@_expose(wasm, "jump")
@_cdecl("jump")
public func jump(_ row: Int32) { rows?.jump(to: Int(row)) }

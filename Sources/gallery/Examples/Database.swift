#if HAS_SQLITE
import GRDB
import TesseraComponents
import TesseraSQLite

/// A million rows of a SQLite table, each read only when visible, while the table changes.
final class DatabaseExample: BasicExample, Example {
  static let summary = "A million rows of a changing SQLite table; option: --count"

  private let path: String
  private let count: Int
  private var database: ParcelDatabase?
  private var table: LiveTable<Parcel>?
  /// The number of rows created so far; `nil` if the table is complete.
  private var made: Int? = 0
  private var failure: String?
  private var work: Task<Void, Never>?
  /// Whether the first row has been focused, so that keys have a row to act on.
  private var hasFocused = false

  override convenience init(arguments: [String]) throws(GalleryError) {
    let count = try Self.count(from: arguments, default: 1_000_000, in: 0...10_000_000)
    self.init(path: ParcelDatabase.defaultPath(count: count), count: count)
  }

  /// Creates an example with a table in a file, which is created if necessary.
  init(path: String, count: Int) {
    (self.path, self.count) = (path, count)
    super.init()
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("parcels") {
        if let rows = table?.rows { ForEach(rows) { ParcelRow(row: $0).selectable() } }
      }
      .header(pinned: true) { SectionTitle(rowCount.of("row"), detail: remark) }
    }
  }

  private var rowCount: Int { table?.rows.count ?? 0 }

  private var remark: String {
    if let failure { return failure }
    if let made { return "making the table: \(count == 0 ? 100 : made * 100 / count) %" }
    return table?.isCounting ?? true ? "counting" : "\((table?.statistics.rowsRead ?? 0).grouped) were read"
  }

  func status(focused: ItemKey?) -> String {
    let place = focused?.value(as: Int.self).flatMap { table?.rows.position(ofRow: $0) }
    return place.map { "row \(($0 + 1).grouped) of \(rowCount.grouped)" } ?? rowCount.of("row")
  }

  var keys: [KeyCommand] {
    key("i", "inserts") { $0.change { try await $0.insert(after: $1) } }
    key("d", "deletes") { $0.change { try await $0.delete($1) } }
    key("u", "updates") { $0.change { try await $0.update($1) } }
  }

  /// Changes the table at the focused row, or else at the first one. The list learns of it from the commit
  /// alone.
  private func change(_ change: @escaping @Sendable (ParcelDatabase, Int) async throws -> Void) {
    let row = engine?.focusedKey?.value(as: Int.self) ?? table?.rows.first?.id ?? 0
    Task { [weak self, database] in
      do {
        if let database { try await change(database, row) }
      } catch {
        self?.failure = "\(error)"
      }
    }
  }

  var prompt: String? { "row" }

  func answer(_ text: String) -> String? {
    go(to: text, of: rowCount) { [table] in
      ScrollTarget(section: "parcels", item: ItemID(table?.rows[$0 - 1].id ?? 0))
    }
  }

  override func follow(_ onChange: @escaping @MainActor () -> Void) {
    super.follow(onChange)
    let progress = handler { $0.made = $1 }
    work = Task { [weak self, path, count] in
      do {
        let database = try ParcelDatabase(path: path, count: count)
        try await database.make { progress($0) }
        if !Task.isCancelled { self?.show(database) }
      } catch {
        self?.failure = "\(error)"
      }
      onChange()
    }
  }

  private func show(_ database: ParcelDatabase) {
    let table = LiveTable(TableQuery("parcel"), in: database.pool, as: Parcel.self)
    table.onChange = handler { $0.focusFirstRow() }
    // Another gallery may change the same file.
    table.poll(every: .seconds(1))
    (self.database, self.table, made) = (database, table, nil)
  }

  private func focusFirstRow() {
    guard !hasFocused, let first = table?.rows.first else { return }
    hasFocused = true
    if engine?.focusedKey == nil { engine?.focus(on: ItemID(first.id), inSection: "parcels") }
  }

  override func stopUpdates() {
    super.stopUpdates()
    work?.cancel()
    table?.stop()
  }

  var isContentLoading: Bool { failure == nil && table?.isCounting ?? true }

  /// Waits until the table is created and counted.
  func settled() async {
    await work?.value
    await table?.settled()
  }
}

/// A row of the table.
struct Parcel: Codable, FetchableRecord, Equatable, Sendable {
  var id: Int
  var city: String
  var grams: Int
  var state: String
}

/// A parcel on one line.
struct ParcelRow: Component {
  var row: TableRow<Parcel>

  var body: some Component {
    if let parcel = row.record {
      HStack {
        Text(parcel.id.grouped).foreground(.secondary).column(11)
        Text(parcel.city).style(.headline).column(9)
        Text(parcel.state).style(.caption)
        Spacer()
        Text("\(parcel.grams.grouped) g").fixedWidth()
      }
      .lineLimit(1)
    } else {
      Text("this row was deleted").style(.caption)
    }
  }
}
#endif

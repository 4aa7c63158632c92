#if HAS_SQLITE
import GRDB
import TesseraComponents
import TesseraSQLite

/// A million rows of a SQLite table, each read only when visible, while the table changes.
final class DatabaseExample: BasicExample, Example {
  static let name = "database"
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
    self.path = path
    self.count = count
    super.init()
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("parcels") {
        if let rows = table?.rows { ForEach(rows) { ParcelRow(row: $0).selectable() } }
      }
      .header(pinned: true) { SectionTitle(title, detail: remark) }
    }
  }

  private var rowCount: Int { table?.rows.count ?? 0 }

  private var title: String { rowCount.of("row") }

  private var remark: String {
    if let failure { return failure }
    if let made { return "making the table: \(count == 0 ? 100 : made * 100 / count) %" }
    return table?.isCounting ?? true ? "counting" : "\((table?.statistics.rowsRead ?? 0).grouped) were read"
  }

  func status(focused: ItemKey?) -> String {
    guard let id = focused.value(as: Int.self), let place = table?.rows.position(ofRow: id) else {
      return title
    }
    return "row \((place + 1).grouped) of \(rowCount.grouped)"
  }

  // MARK: Changing

  let keys = "i inserts  d deletes  u updates"

  func press(_ key: Character) -> Bool {
    guard "idu".contains(key) else { return false }
    // Without any rows, a new row goes to the front.
    let row = engine?.focusedKey.value(as: Int.self) ?? table?.rows.first?.id
    // The list learns of the change from the commit alone.
    Task { [weak self, database] in
      do {
        switch (key, row) {
        case ("i", _): try await database?.insert(after: row ?? 0)
        case ("d", let row?): try await database?.delete(row)
        case ("u", let row?): try await database?.update(row)
        default: break
        }
      } catch {
        self?.failure = "\(error)"
      }
    }
    return true
  }

  // MARK: Going to a row

  var prompt: String? { "row" }

  func answer(_ text: String) -> String? {
    go(to: text, of: rowCount) { [table] in
      ScrollTarget(section: "parcels", item: ItemID(table?.rows[$0 - 1].id ?? 0))
    }
  }

  // MARK: Following

  override func follow(_ onChange: @escaping @MainActor () -> Void) {
    super.follow(onChange)
    let progress: @MainActor @Sendable (Int) -> Void = { [weak self] made in
      self?.made = made
      onChange()
    }
    work = Task { [weak self, path, count] in
      do {
        let database = try ParcelDatabase(path: path, count: count)
        try await database.make(progress: progress)
        if !Task.isCancelled { self?.show(database) }
      } catch {
        self?.failure = "\(error)"
      }
      onChange()
    }
  }

  private func show(_ database: ParcelDatabase) {
    made = nil
    self.database = database
    let table = LiveTable(TableQuery("parcel"), in: database.pool, as: Parcel.self)
    table.onChange = { [weak self] in
      self?.focusFirstRow()
      self?.onChange()
    }
    // Another gallery may change the same file.
    table.poll(every: .seconds(1))
    self.table = table
  }

  private func focusFirstRow() {
    guard !hasFocused, let first = table?.rows.first else { return }
    hasFocused = true
    if engine?.focusedKey == nil { engine?.focus(on: ItemID(first.id), inSection: "parcels") }
  }

  func stopUpdates() {
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

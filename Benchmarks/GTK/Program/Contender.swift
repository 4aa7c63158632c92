/// Who shows the rows, by the name that GTKContender knows.
enum Contender: String, CaseIterable {
  case listView = "list-view"
  case tessera
  case tesseraWithHeights = "tessera-heights"

  /// The title of its column.
  var title: String {
    switch self {
    case .listView: "GtkListView"
    case .tessera: "Tessera"
    case .tesseraWithHeights: "with heights"
    }
  }
}

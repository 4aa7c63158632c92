/// All examples, in the order of the menu.
@MainActor
enum Catalog {
  static let examples: [any Example.Type] =
    [
      ProcessesExample.self, PackagesExample.self, CharactersExample.self, FilesExample.self,
      LogExample.self, VenueExample.self, ColumnsExample.self, StackExample.self, ComposeExample.self,
      PanesExample.self, MosaicExample.self, HugeExample.self, LayoutsExample.self, MenuExample.self,
      SelectionExample.self,
      PantoneExample.self, RandomExample.self, RealtimeExample.self, ChatExample.self, EffectsExample.self,
      WeatherExample.self, PagesExample.self, AlphabetExample.self, FormsExample.self,
      ControlsExample.self, TableExample.self, ThemesExample.self,
    ] + requiringGTK + [FeedExample.self, SearchExample.self, TimelineExample.self] + requiringSQLite

  /// An example in a list, identified by its name.
  struct Entry: Identifiable {
    var id: String
    var summary: String
  }

  static var entries: [Entry] { examples.map { Entry(id: $0.name, summary: $0.summary) } }

  #if HAS_SQLITE
  private static let requiringSQLite: [any Example.Type] = [DatabaseExample.self, MailExample.self]
  #else
  private static let requiringSQLite: [any Example.Type] = []
  #endif

  #if HAS_GTK
  private static let requiringGTK: [any Example.Type] = [PhotosExample.self]
  #else
  private static let requiringGTK: [any Example.Type] = []
  #endif

  static func make(_ name: String, arguments: [String]) throws(GalleryError) -> any Example {
    guard let example = examples.first(where: { $0.name == name }) else {
      if let need = needs[name] {
        throw .unavailable(
          """
          this gallery was built without \(need.library), which '\(name)' needs: install \(need.package), run \
          `swift package purge-cache`, and build it again
          """)
      }
      let names = examples.map { $0.name }.joined(separator: ", ")
      throw .usage("there is no example named '\(name)'; there are \(names)")
    }
    return try example.init(arguments: arguments)
  }

  /// The libraries that examples need; without them, the examples are left out.
  private static let needs: [String: (library: String, package: String)] = [
    "database": ("SQLite", "libsqlite3-dev (apt)"), "mail": ("SQLite", "libsqlite3-dev (apt)"),
    "photos": ("GTK 4", "libgtk-4-dev (apt) or gtk4 (brew)"),
  ]
}

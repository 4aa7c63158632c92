/// Every example, in the order of the menu.
@MainActor
enum Catalog {
  static let examples: [any Example.Type] =
    [
      ProcessesExample.self, PackagesExample.self, CharactersExample.self, FilesExample.self,
      LogExample.self, VenueExample.self, ColumnsExample.self, StackExample.self, ComposeExample.self,
      MosaicExample.self, HugeExample.self, LayoutsExample.self, MenuExample.self, SelectionExample.self,
      PantoneExample.self, RandomExample.self, RealtimeExample.self, ChatExample.self, EffectsExample.self,
      WeatherExample.self, PagesExample.self, AlphabetExample.self, FormsExample.self,
      FeedExample.self, SearchExample.self, TimelineExample.self,
    ] + needingSQLite

  #if HAS_SQLITE
  private static let needingSQLite: [any Example.Type] = [DatabaseExample.self, MailExample.self]
  private static let lackingSQLite: [String] = []
  #else
  private static let needingSQLite: [any Example.Type] = []
  private static let lackingSQLite = ["database", "mail"]
  #endif

  /// Makes the example with a name.
  static func make(_ name: String, arguments: [String]) throws(GalleryError) -> any Example {
    guard let example = examples.first(where: { $0.name == name }) else {
      guard !lackingSQLite.contains(name) else {
        throw .unavailable(
          """
          this gallery was built without SQLite, which '\(name)' needs: install libsqlite3-dev (apt), run \
          `swift package purge-cache`, and build it again
          """)
      }
      let names = examples.map { $0.name }.joined(separator: ", ")
      throw .usage("there is no example named '\(name)'; there are \(names)")
    }
    return try example.init(arguments: arguments)
  }
}

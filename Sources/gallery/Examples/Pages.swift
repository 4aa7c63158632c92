import TesseraComponents

/// Pages side by side: three of any content that keep their views, or a hundred that share two.
final class PagesExample: BasicExample, Example {
  static let summary = "Pages that snap; argument: static or reused"

  private var isReusing: Bool

  /// - Parameter arguments: `static` or `reused`, or nothing.
  override init(arguments: [String]) throws(GalleryError) {
    isReusing = try Self.choice(of: arguments, "kind", from: ["static", "reused"]) { $0 } == "reused"
    super.init()
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content(scrolling: .horizontal) {
      if isReusing {
        // Pages of one kind, with as many views as are visible.
        Section("reused", layout: .pages().transposed()) {
          ForEach(0..<100) { TileCell("Page \($0 + 1)", color: $0) }
        }
      } else {
        staticPages()
      }
    }
    .snapping(.pages)
    .onPage { [weak self] _ in self?.onChange() }
  }

  /// Returns pages with different arrangements of cells, and views that stay.
  private func staticPages<H: CollectionHost>() -> Section<H> {
    Section("static", layout: .pages().transposed()) {
      page(0) {
        Text("Three pages").style(.title).frame(width: .fill, horizontal: .center).keepsAlive()
        Text("A page is any group of cells. Arrows and the wheel turn pages, numbers jump to them.")
          .textAlignment(.center).frame(width: .fill, horizontal: .center).keepsAlive()
      }
      page(1) {
        Group(layout: .grid(columns: .count(2), spacing: 8)) {
          ForEach(0..<4) { TileCell("\($0 + 1)", color: $0).keepsAlive() }.size(.height(32))
        }
      }
      page(2) {
        Text("Agenda").style(.title).frame(width: .fill, horizontal: .center).keepsAlive()
        ForEach(["Welcome", "Figures", "Questions"], id: \.self) {
          Text($0).frame(width: .fill, horizontal: .center).keepsAlive()
        }
      }
    }
  }

  /// Returns a page with its dots below.
  private func page<H: CollectionHost>(_ position: Int, @ItemBuilder<H> _ parts: () -> Items<H>) -> Group<H> {
    let parts = parts()
    return Group(layout: .list(spacing: 16).inset(16)) {
      parts
      Text(PageIndicator(count: 3, selected: position).description)
        .foreground(.accent).frame(width: .fill, horizontal: .center).keepsAlive()
    }
    .id(position)
  }

  func status(focused: ItemKey?) -> String { engine?.pageIndicator?.description ?? "" }

  var keys: [KeyCommand] {
    hint("← → turn")
    digits("jump", of: Array(0..<(isReusing ? 9 : 3))) {
      $0.engine?.selectPage(ItemID($1), animated: .standard)
    }
    key("r", "reused") { $0.isReusing.toggle() }
  }
}

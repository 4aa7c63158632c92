#if canImport(UIKit)
// The screen of Documentation/Migration/DiffableDataSource.md; MigrationDocumentationTests compares them.
import TesseraUIKit
import UIKit

struct Topic: Hashable, Identifiable, Sendable {
  var id: String
  var parts: [Topic] = []
}

/// The cell class as the app has it.
final class TopicRow: UICollectionViewCell {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = contentView.bounds
  }
}

/// The cell of a topic, in place of a cell registration.
struct TopicCell: Cell {
  var title: String
  var level = 0
  var isExpanded = false

  func makeView() -> TopicRow { TopicRow() }

  func update(_ view: TopicRow, state: CellState) {
    view.title.text = String(repeating: "  ", count: level) + title + (isExpanded ? " −" : "")
  }
}

final class TopicsController: UIViewController {
  /// The tree of topics, in place of a section snapshot.
  let outline = Outline([Topic](), id: { $0.id }, children: { $0.parts.isEmpty ? nil : $0.parts })
  var favorites: [String] = [] {
    didSet { adapter?.show(content) }
  }
  let flow = UICollectionViewFlowLayout()
  private var adapter: CollectionViewAdapter?

  override func viewDidLoad() {
    super.viewDidLoad()
    flow.minimumLineSpacing = 0
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: flow)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    adapter = CollectionViewAdapter(collectionView)
    outline.onChange = { [weak self] in
      guard let self else { return }
      adapter?.show(content)
    }
    adapter?.show(content)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    flow.itemSize = CGSize(width: view.bounds.width, height: 40)
  }

  var content: Content<UIKitHost> {
    Content {
      if !favorites.isEmpty {
        Section("favorites") {
          ForEach(favorites, id: \.self) { name in
            TopicCell(title: name)
              .contextAction("Remove", isDestructive: true) { [weak self] in
                self?.favorites.removeAll { $0 == name }
              }
          }
        }
      }
      Section("topics") {
        ForEach(outline.rows) { [outline] row in
          TopicCell(title: row.node?.id ?? "", level: row.level, isExpanded: row.isExpanded)
            .expands(row, in: outline)
            .onTap { outline.toggle(row) }
        }
      }
    }
  }
}
#endif

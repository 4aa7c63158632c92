#if canImport(UIKit)
// The screen of Documentation/Migration/IGListKit.md; MigrationDocumentationTests compares them.
import TesseraUIKit
import UIKit

struct FeedPost: Hashable, Identifiable {
  var id: Int
  var author: String
  var likes = 0
  var comments: [String] = []
}

/// The cell class as the app has it, with a button.
final class FeedActionsRow: UICollectionViewCell {
  let title = UILabel()
  let button = UIButton(type: .system, primaryAction: nil)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(title)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (text, control) = contentView.bounds.divided(atDistance: 200, from: .minXEdge)
    (title.frame, button.frame) = (text, control)
  }
}

struct FeedActionsCell: Cell {
  enum Event { case like }

  var likes: Int

  func makeView() -> FeedActionsRow { FeedActionsRow() }

  func connect(_ view: FeedActionsRow, to sender: EventSender<Event>) {
    view.button.addAction(UIAction { _ in sender.send(.like) }, for: .touchUpInside)
  }

  func update(_ view: FeedActionsRow, state: CellState) {
    view.title.text = "\(likes) likes"
    view.button.setTitle("Like", for: .normal)
  }
}

struct FeedTextCell: Cell {
  var text: String

  func makeView() -> UILabel { UILabel() }

  func update(_ view: UILabel, state: CellState) { view.text = text }
}

/// Returns the section of a post, in place of a section controller.
func feedSection(_ post: FeedPost, onLike: @escaping () -> Void) -> Section<UIKitHost> {
  Section(post.id) {
    FeedActionsCell(likes: post.likes).onEvent { _ in onLike() }
    ForEach(post.comments, id: \.self) { FeedTextCell(text: $0) }
  }
  .header { FeedTextCell(text: post.author) }
}

final class FeedController: UIViewController {
  var posts: [FeedPost] = [] {
    didSet { adapter?.show(content) }
  }
  private let flow = UICollectionViewFlowLayout()
  private var adapter: CollectionViewAdapter?

  override func viewDidLoad() {
    super.viewDidLoad()
    flow.minimumLineSpacing = 0
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: flow)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    adapter = CollectionViewAdapter(collectionView)
    adapter?.show(content)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    flow.itemSize = CGSize(width: view.bounds.width, height: 40)
    flow.headerReferenceSize = flow.itemSize
  }

  var content: Content<UIKitHost> {
    Content {
      for post in posts {
        feedSection(post) { [weak self] in self?.like(post.id) }
      }
    }
  }

  private func like(_ id: Int) {
    guard let position = posts.firstIndex(where: { $0.id == id }) else { return }
    posts[position].likes += 1
  }
}
#endif

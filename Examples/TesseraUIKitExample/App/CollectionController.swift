import TesseraUIKit
import UIKit

/// A screen with one collection: examples say what its content is, and show it again when something has changed.
class CollectionController: UIViewController {
  let collection: CollectionView

  init(_ title: String, configuration: EngineConfiguration = .touch()) {
    collection = CollectionView(configuration: configuration)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collection.frame = view.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    show()
  }

  /// Returns the content of the collection.
  func content() -> Content<UIKitHost> { Content {} }

  /// Shows the content as it is now.
  func show() { collection.show(content()) }
}

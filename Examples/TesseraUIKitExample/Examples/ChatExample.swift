import TesseraUIKit
import UIKit

/// A conversation. At its end, the user sees new messages as they come; older messages that the user reads stay in place.
final class ChatExample: CollectionController {
  private var messages = 80..<100

  init() {
    var configuration = EngineConfiguration.touch()
    configuration.anchoring = .end
    super.init("Chat", configuration: configuration)
    let write = UIAction(title: "Write") { [weak self] _ in self?.write() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: write)
  }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.scroll(toEdge: .end)
  }

  override func content() -> Content<UIKitHost> {
    Content {
      Section("messages", layout: .list(spacing: 8).inset(16)) {
        ForEach(messages) { LabelCell(text: "\($0): " + String(repeating: "and so on ", count: $0 % 7)) }
      }
    }
    .onRefresh(isRefreshing: false) { [weak self] in self?.readOlder() }
  }

  private func write() {
    messages = messages.lowerBound..<(messages.upperBound + 1)
    show()
  }

  private func readOlder() {
    messages = max(0, messages.lowerBound - 20)..<messages.upperBound
    show()
  }
}

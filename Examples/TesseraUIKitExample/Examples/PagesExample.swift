import TesseraLoading
import TesseraUIKit
import UIKit

/// Pages that arrive when the end comes near, and once in a while do not.
final class PagesExample: CollectionController {
  private let loader = Loader(Letters(), behavior: [.initial, .nextPages], retry: .exponential())

  init() {
    super.init("Pages")
    loader.onChange = { [weak self] in self?.show() }
  }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    loader.appear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    loader.disappear()
  }

  override func content() -> Content<UIKitHost> {
    Content {
      Section("letters") {
        ForEach(loader.items) {
          RowCell(title: "Letter \($0.id)", detail: "arrived with page \($0.id / 20 + 1)")
        }
      }
      .footer { RowCell(title: loader.hasEnded(.next) ? "No more items" : "More is coming …") }
      .onViewportChange { [loader] in loader.viewportChanged($0) }
    }
  }
}

/// Something that arrives.
struct Letter: Identifiable, Sendable {
  var id: Int
}

/// Twenty letters at a time, after a moment.
struct Letters: PageSource {
  func page(_ request: PageRequest<Int>) async throws -> Page<Letter, Int> {
    try await Task.sleep(nanoseconds: 600_000_000)
    let start = request.key ?? 0
    return Page((start..<start + 20).map { Letter(id: $0) }, next: start < 400 ? start + 20 : nil)
  }
}

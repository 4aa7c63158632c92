#if canImport(UIKit)
// The screen of Documentation/Migration/Astrolabe.md; MigrationDocumentationTests compares them.
import TesseraLoading
import TesseraUIKit
import UIKit

struct Match: Hashable, Identifiable, Sendable {
  var id: Int
  var teams: String
}

struct MatchCell: Cell {
  var match: Match

  static var sizing: Sizing { .height(44) }

  func makeView() -> UILabel { UILabel() }

  func update(_ view: UILabel, state: CellState) {
    view.text = state.contains(.selected) ? "★ \(match.teams)" : match.teams
  }
}

final class MatchesController: UIViewController {
  let list = CollectionView()
  let loader: Loader<ClosureSource<Match, Int>>

  init(_ source: ClosureSource<Match, Int>) {
    loader = Loader(source, behavior: [.initial, .nextPages])
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    list.selectionMode = .single
    loader.onChange = { [weak self] in self?.show() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    loader.appear()
    show()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    loader.disappear()
  }

  private func show() {
    list.show(
      Content {
        Section("matches") {
          ForEach(loader.items) { MatchCell(match: $0).selectable() }
          LoadStateRow(.next, of: loader)
        }
        .placeholders(of: loader)
        .onViewportChange { [loader] in loader.viewportChanged($0) }
      }
      .onRefresh(isRefreshing: loader.isRefreshing) { [weak self] in self?.refresh() })
  }

  private func refresh() {
    loader.load(.pull)
    // At once: the control spins only while the content says so.
    show()
  }
}
#endif

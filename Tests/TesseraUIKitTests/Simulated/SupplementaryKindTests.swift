#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Supplementary views of kinds that content does not declare, in Apple's compositional layouts.
@MainActor
@Suite("Supplementary views of the app's own kinds", .simulated)
struct SupplementaryKindTests {
  private final class Bar: UICollectionReusableView {
    var text = ""
  }

  /// The app's data source from before the adapter.
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView { bar("source", kind, indexPath, collectionView) }
  }

  private static func bar(
    _ word: String, _ kind: String, _ path: IndexPath, _ view: UICollectionView
  ) -> UICollectionReusableView {
    let bar = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bar", for: path)
    (bar as? Bar)?.text = "\(word) \(kind) \(path.section)"
    return bar
  }

  /// Returns a section with a declared header and two bars of the app.
  private func makeView() -> UICollectionView {
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.boundarySupplementaryItems = [
      .init(layoutSize: row, elementKind: "filter", alignment: .top),
      .init(layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
      .init(layoutSize: row, elementKind: "count", alignment: .bottom),
    ]
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    for kind in ["filter", "count"] {
      view.register(Bar.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
    }
    return view
  }

  private func content(_ ids: [String]) -> Content<UIKitHost> {
    Content {
      for id in ids {
        Section(ItemID(id)) { NameCell(name: "row \(id)") }.header { NameCell(name: "header \(id)") }
      }
    }
  }

  /// Returns the texts of a section's bars; "nothing" for a missing bar.
  private func bars(_ view: UICollectionView, _ section: Int) -> [String] {
    ["filter", "count"].map { kind in
      let path = IndexPath(item: 0, section: section)
      return (view.supplementaryView(forElementKind: kind, at: path) as? Bar)?.text ?? "nothing"
    }
  }

  private func header(_ view: UICollectionView, _ section: Int) -> String? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section)
    )?.nameView?.text
  }

  @Test("The former data source provides them while sections change")
  func source() {
    let (view, source) = (makeView(), Source())
    view.dataSource = source
    let adapter = CollectionViewAdapter(view)
    #expect(adapter.dataSource === source)
    let screen = TestWindow(view)
    let violations = Simulation.violations {
      for ids in [["a"], ["b", "a", "c"], ["c"]] {
        adapter.show(content(ids))
        screen.wait(1)
        for (number, id) in ids.enumerated() {
          #expect(bars(view, number).map { $0.prefix(13) } == ["source filter", "source count "])
          #expect(header(view, number) == "header \(id)")
        }
      }
    }
    #expect(violations.isEmpty)
    #expect(CollectionViewAdapter(view).dataSource === source)
  }

  @Test("The provider comes before the data source")
  func provider() {
    let (view, source) = (makeView(), Source())
    let adapter = CollectionViewAdapter(view)
    adapter.dataSource = source
    adapter.supplementaryViewProvider = { view, kind, path in
      kind == "filter" ? Self.bar("provider", kind, path, view) : nil
    }
    adapter.show(content(["a"]))
    let screen = TestWindow(view)
    screen.wait(1)
    #expect(bars(view, 0) == ["provider filter 0", "source count 0"])
    #expect(header(view, 0) == "header a")
  }

  @Test("An empty view takes the place of a view that is not provided")
  func nobody() {
    let (view, source) = (makeView(), Source())
    let adapter = CollectionViewAdapter(view)
    adapter.show(content(["a"]))
    let screen = TestWindow(view)
    let violations = Simulation.violations { screen.wait(1) }
    #expect(violations.isEmpty)
    #expect(bars(view, 0) == ["nothing", "nothing"])
    #expect(view.supplementaryView(forElementKind: "filter", at: IndexPath(item: 0, section: 0)) != nil)
    adapter.dataSource = source
    screen.wait(1)
    #expect(bars(view, 0) == ["source filter 0", "source count 0"])
    adapter.supplementaryViewProvider = { Self.bar("provider", $1, $2, $0) }
    screen.wait(1)
    #expect(bars(view, 0) == ["provider filter 0", "provider count 0"])
  }
}
#endif

#if !canImport(ObjectiveC)
import Foundation
import TesseraUIKit
import Testing
import UIKit

/// No call of a view's delegate or data source is lost where an adapter takes the place: the adapter asks or tells the app's,
/// or the call is handed on to it.
///
/// Which calls there are is read in the simulation's protocols, so that none can be forgotten here. Drags and drops are not
/// among them: an app that has delegates for these keeps them.
@MainActor
@Suite("Every call of a delegate or data source", .simulated)
struct EveryCallTests {
  /// A cell about which the content says as little as possible.
  private struct BareCell: Cell, Equatable {
    func makeView() -> NameView { NameView() }
    func update(_ view: NameView, state: CellState) {}
  }

  private let content = Content<UIKitHost> { Section("bare") { BareCell().selectable() } }

  /// What requirements a protocol of the simulation has.
  private func requirements(_ file: String) throws -> Set<String> {
    let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let source = try String(
      contentsOf: tests.appendingPathComponent("Support/UIKitSimulation/\(file).swift"), encoding: .utf8)
    let protocols = try #require(source.range(of: "public protocol"))
    let body = source[protocols.lowerBound...].prefix { $0 != "}" }
    let lines = body.split(separator: "\n").filter { $0.hasPrefix("  func ") }
    return Set(lines.map { name(of: $0.dropFirst("  func ".count)) })
  }

  /// A declaration as `#function` names it.
  private func name(of declaration: Substring) -> String {
    let base = declaration.prefix { $0 != "(" }
    let parameters = declaration.dropFirst(base.count + 1).components(separatedBy: ") -> ")[0]
    let labels = parameters.components(separatedBy: ", ").map { $0.prefix { $0 != " " && $0 != ":" } + ":" }
    return "\(base)(\(labels.joined()))"
  }

  @Test("All calls of a collection view arrive")
  func collectionView() throws {
    let (view, hearer) = (
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), CollectionHearer()
    )
    (view.delegate, view.dataSource) = (hearer, hearer)
    let adapter = CollectionViewAdapter(view)
    adapter.show(content)
    let screen = TestWindow(view)
    screen.wait(1)
    let sizes = try requirements("Collection/Delegates/UICollectionViewDelegateFlowLayout")
    #expect(sizes.count == 6 && hearer.heard.isSuperset(of: sizes), "\(sizes.subtracting(hearer.heard))")
    let calls = CollectionCalls(view)
    expectToHear(calls.delegate + calls.dataSource, adapter.viewDelegate, hearer)
    expectToHear(ScrollCalls(view: view).delegate, adapter.viewDelegate, hearer)
    #expect(
      try Set(calls.delegate.map(\.name)) == requirements("Collection/Delegates/UICollectionViewDelegate"))
    #expect(
      try CollectionCalls.declared.union(calls.dataSource.map(\.name))
        == requirements("Collection/Delegates/UICollectionViewDataSource"))
    #expect(
      try Set(ScrollCalls(view: view).delegate.map(\.name))
        == requirements("Scrolling/UIScrollViewDelegate"))
  }

  @Test("All calls of a table arrive")
  func table() throws {
    let (view, hearer) = (UITableView(frame: .zero, style: .plain), TableHearer())
    (view.delegate, view.dataSource) = (hearer, hearer)
    let adapter = TableViewAdapter(view)
    adapter.show(content)
    let screen = TestWindow(view)
    screen.wait(1)
    let calls = TableCalls(view)
    expectToHear(calls.delegate + calls.dataSource, adapter.viewDelegate, hearer)
    expectToHear(ScrollCalls(view: view).delegate, adapter.viewDelegate, hearer)
    #expect(try Set(calls.delegate.map(\.name)) == requirements("Table/Delegates/UITableViewDelegate"))
    #expect(
      try TableCalls.declared.union(calls.dataSource.map(\.name))
        == requirements("Table/Delegates/UITableViewDataSource"))
  }

  @Test("What prefetches is told to the app's source as well")
  func prefetching() throws {
    let names = try requirements("Collection/Delegates/UICollectionViewDataSourcePrefetching")
      .union(requirements("Table/Delegates/UITableViewDataSourcePrefetching"))
    let (pair, hearer) = (AdapterPair(), PrefetchHearer())
    pair.collectionAdapter.prefetchDataSource = hearer
    pair.tableAdapter.prefetchDataSource = hearer
    pair.collectionAdapter.viewDelegate.collectionView(pair.collection, prefetchItemsAt: [])
    pair.collectionAdapter.viewDelegate.collectionView(pair.collection, cancelPrefetchingForItemsAt: [])
    pair.tableAdapter.viewDelegate.tableView(pair.table, prefetchRowsAt: [])
    pair.tableAdapter.viewDelegate.tableView(pair.table, cancelPrefetchingForRowsAt: [])
    #expect(hearer.heard == names && names.count == 4)
  }

  private func expectToHear<Delegate>(
    _ calls: [DelegateCall<Delegate>], _ delegate: Delegate, _ hearer: ScrollHearer
  ) {
    for call in calls {
      hearer.heard = []
      call.make(delegate)
      #expect(hearer.heard.contains(call.name), "\(call.name)")
    }
  }

  private final class PrefetchHearer: NSObject, UICollectionViewDataSourcePrefetching,
    UITableViewDataSourcePrefetching
  {
    var heard: Set<String> = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      heard.insert(#function)
    }

    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { heard.insert(#function) }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      heard.insert(#function)
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      heard.insert(#function)
    }
  }
}
#endif

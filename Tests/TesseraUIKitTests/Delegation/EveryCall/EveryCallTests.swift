#if !canImport(ObjectiveC)
import Foundation
import TesseraUIKit
import Testing
import UIKit

/// No call to a view's delegate or data source is lost when an adapter takes its place: the adapter calls the
/// app's object, or the call is forwarded to it.
///
/// The calls are read from the simulation's protocols, so that none is forgotten here. Drags and drops are
/// not included: an app with delegates for these keeps them.
@MainActor
@Suite("Every call to a delegate or data source", .simulated)
struct EveryCallTests {
  /// A cell that declares as little as possible.
  private struct BareCell: Cell, Equatable {
    func makeView() -> NameView { NameView() }
    func update(_ view: NameView, state: CellState) {}
  }

  private let content = Content<UIKitHost> { Section("bare") { BareCell().selectable() } }

  /// Returns the requirements of a protocol of the simulation.
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

  /// Returns a declaration as `#function` names it.
  private func name(of declaration: Substring) -> String {
    let base = declaration.prefix { $0 != "(" }
    let parameters = declaration.dropFirst(base.count + 1).components(separatedBy: ") -> ")[0]
    let labels = parameters.components(separatedBy: ", ").map { $0.prefix { $0 != " " && $0 != ":" } + ":" }
    return "\(base)(\(labels.joined()))"
  }

  @Test("All calls of a collection view arrive")
  func collectionView() throws {
    let (view, recorder) = (
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), CollectionRecorder()
    )
    (view.delegate, view.dataSource) = (recorder, recorder)
    let adapter = CollectionViewAdapter(view)
    adapter.show(content)
    let screen = TestWindow(view)
    screen.wait(1)
    let sizes = try requirements("Collection/Delegates/UICollectionViewDelegateFlowLayout")
    #expect(
      sizes.count == 6 && recorder.recordedCalls.isSuperset(of: sizes),
      "\(sizes.subtracting(recorder.recordedCalls))")
    let calls = CollectionCalls(view)
    expectToHear(calls.delegate + calls.dataSource, adapter.viewDelegate, recorder)
    expectToHear(ScrollCalls(view: view).delegate, adapter.viewDelegate, recorder)
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
    let (view, recorder) = (UITableView(frame: .zero, style: .plain), TableRecorder())
    (view.delegate, view.dataSource) = (recorder, recorder)
    let adapter = TableViewAdapter(view)
    adapter.show(content)
    let screen = TestWindow(view)
    screen.wait(1)
    let calls = TableCalls(view)
    expectToHear(calls.delegate + calls.dataSource, adapter.viewDelegate, recorder)
    expectToHear(ScrollCalls(view: view).delegate, adapter.viewDelegate, recorder)
    #expect(try Set(calls.delegate.map(\.name)) == requirements("Table/Delegates/UITableViewDelegate"))
    #expect(
      try TableCalls.declared.union(calls.dataSource.map(\.name))
        == requirements("Table/Delegates/UITableViewDataSource"))
  }

  @Test("The app's prefetching data source receives all calls")
  func prefetching() throws {
    let names = try requirements("Collection/Delegates/UICollectionViewDataSourcePrefetching")
      .union(requirements("Table/Delegates/UITableViewDataSourcePrefetching"))
    let (pair, recorder) = (AdapterPair(), PrefetchHearer())
    pair.collectionAdapter.prefetchDataSource = recorder
    pair.tableAdapter.prefetchDataSource = recorder
    pair.collectionAdapter.viewDelegate.collectionView(pair.collection, prefetchItemsAt: [])
    pair.collectionAdapter.viewDelegate.collectionView(pair.collection, cancelPrefetchingForItemsAt: [])
    pair.tableAdapter.viewDelegate.tableView(pair.table, prefetchRowsAt: [])
    pair.tableAdapter.viewDelegate.tableView(pair.table, cancelPrefetchingForRowsAt: [])
    #expect(recorder.recordedCalls == names && names.count == 4)
  }

  private func expectToHear<Delegate>(
    _ calls: [DelegateCall<Delegate>], _ delegate: Delegate, _ recorder: ScrollRecorder
  ) {
    for call in calls {
      recorder.recordedCalls = []
      call.make(delegate)
      #expect(recorder.recordedCalls.contains(call.name), "\(call.name)")
    }
  }

  private final class PrefetchHearer: NSObject, UICollectionViewDataSourcePrefetching,
    UITableViewDataSourcePrefetching
  {
    var recordedCalls: Set<String> = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      recordedCalls.insert(#function)
    }

    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { recordedCalls.insert(#function) }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      recordedCalls.insert(#function)
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      recordedCalls.insert(#function)
    }
  }
}
#endif

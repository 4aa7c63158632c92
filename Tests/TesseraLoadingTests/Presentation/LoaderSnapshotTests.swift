import Tessera
import TesseraTesting
import Testing

@testable import TesseraLoading

@MainActor
@Suite("A screen that shows a loader", .timeLimit(.minutes(10)))
struct LoaderSnapshotTests {
  let source = HeldSource()

  private func content(_ loader: Loader<HeldSource>) -> Content<Headless> {
    Content<Headless> { feed(loader) }
      .onRefresh(isRefreshing: loader.isRefreshing) { [loader] in loader.load(.pull) }
  }

  /// Returns a screen that shows the content of a loader after each change.
  private func screen(_ loader: Loader<HeldSource>) -> HeadlessCollection {
    let collection = HeadlessCollection(
      columns: 16, rows: 4, configuration: EngineConfiguration(overscan: 0)
    ) {}
    collection.show(content(loader))
    loader.onChange = { [weak loader] in
      if let loader { collection.show(content(loader)) }
    }
    return collection
  }

  @Test("A pull that waits for a retry shows no indicator, and the user can pull again")
  func pullBetweenAttempts() async {
    let clock = VirtualClock()
    let loader = Loader(source, retry: .exponential(attempts: 2), clock: clock)
    let collection = screen(loader)
    await loader.appear(with: 1...2)
    loader.load(.pull)
    await source.whenHeld(1)
    await until { loader.isStateReported }
    #expect(collection.engine.isRefreshing)
    source.fail(1, LoadFailure.transient())
    await until { !loader.isRefreshing && loader.isStateReported }
    #expect(!collection.engine.isRefreshing)
    #expect(collection.engine.refresh())
    collection.update()
    await source.whenAsked(2, with: 1...3)
    await until { loader.isSettled }
    #expect(collection.lines == ["row 1", "row 2", "row 3", "No more items"])
  }

  @Test("A new behavior changes the rows at the ends, and is reported")
  func behavior() async {
    let loader = Loader(source)
    let collection = screen(loader)
    await loader.appear(with: 1...2, next: 2)
    #expect(collection.lines == ["row 1", "row 2", "Show more", ""])
    loader.behavior.insert(.nextPages)
    await until { loader.isStateReported }
    #expect(collection.lines == ["row 1", "row 2", "", ""])
    loader.behavior.remove(.nextPages)
    await until { loader.isStateReported }
    #expect(collection.lines == ["row 1", "row 2", "Show more", ""])
  }
}

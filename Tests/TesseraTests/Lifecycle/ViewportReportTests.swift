import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Viewport reports of a section")
struct ViewportReportTests {
  private final class Log {
    var reports: [ViewportReport] = []
  }

  private let log = Log()

  private func content(
    _ count: Int, above: Int = 0, layout: Layout = .list(), axis: Axis? = nil
  ) -> Content<Headless> {
    let feed = Section<Headless>("feed", layout: layout) { ForEach(0..<count) { Label("\($0)") } }
      .onViewportChange { [log] in log.reports.append($0) }
    return Content {
      Section("above") { ForEach(0..<above) { Label("above \($0)") } }
      if let axis { feed.scrolls(axis) } else { feed }
    }
  }

  private func collection(_ content: Content<Headless>) -> HeadlessCollection {
    HeadlessCollection(size: Size(width: 80, height: 64), content: content)
  }

  private func take() -> [ViewportReport] {
    defer { log.reports = [] }
    return log.reports
  }

  @Test("A report has the distances to both ends of the section, once per change")
  func distances() {
    let collection = collection(content(20))
    #expect(
      take() == [
        ViewportReport(
          extent: 64, distanceToStart: 0, distanceToEnd: 256, contentNumber: 1, firstVisible: 0,
          lastVisible: 3)
      ])
    collection.scroll(by: 32)
    #expect(
      take() == [
        ViewportReport(
          extent: 64, distanceToStart: 32, distanceToEnd: 224, contentNumber: 1, firstVisible: 2,
          lastVisible: 5)
      ])
    collection.update()
    #expect(take().isEmpty)
  }

  @Test("An off-screen section is as far away as its nearer edge")
  func outOfView() {
    let collection = collection(content(2, above: 10))
    let below = take()
    #expect(below.map { [$0.distanceToStart, $0.distanceToEnd] } == [[96, 128]])
    #expect(below.map { $0.firstVisible } == [nil])
    collection.scroll(by: 128)
    let inView = take()
    #expect(inView.map { [$0.distanceToStart, $0.distanceToEnd] } == [[0, 0]])
    #expect(inView.map { [$0.firstVisible, $0.lastVisible] } == [[0, 1]])
  }

  @Test("New content is reported, however small the change")
  func contents() {
    let collection = collection(content(20))
    collection.show(content(20))
    collection.show(content(21))
    #expect(
      take().map { [Double($0.contentNumber), $0.distanceToEnd] } == [[1, 256], [2, 256], [3, 272]])
  }

  @Test("The start of a reversed section is at its first item")
  func reversed() {
    let collection = collection(content(20, layout: .list().reversed()))
    let first = take()
    #expect(first.map { [$0.distanceToStart, $0.distanceToEnd] } == [[256, 0]])
    collection.scroll(by: 256)
    #expect(take().map { [$0.distanceToStart, $0.distanceToEnd] } == [[0, 256]])
  }

  @Test("A scrolling section reports its own window")
  func scroller() {
    let cells = Layout.list().transposed()
    let collection = collection(content(20, layout: cells, axis: .horizontal))
    let before = take()
    #expect(before.map { [$0.extent, $0.distanceToStart] } == [[80, 0]])
    collection.engine.scroll(by: Point(x: 100), at: Point(x: 5, y: 5))
    collection.update()
    let scrolled = take()
    #expect(scrolled.map { $0.distanceToStart } == [100])
    #expect(scrolled.first?.firstVisible != nil && scrolled.first?.firstVisible != 0)
  }

  @Test("A report has the scroll velocity, and a last one reports the end")
  func velocity() {
    let collection = collection(content(100))
    collection.update(at: 1)
    _ = take()
    for (time, distance) in [(1.1, 10.0), (1.2, 10), (1.3, 10)] {
      collection.engine.scroll(by: Point(y: distance))
      collection.update(at: time)
    }
    let moving = take()
    #expect(moving.map { $0.velocity.rounded() } == [0, 100, 100])
    #expect(moving.map { $0.isScrolling } == [true, true, true])
    #expect(collection.engine.nextFrameTime.map { ($0 * 10).rounded() } == 14)
    collection.update(at: 1.41)
    #expect(take().map { [$0.velocity, $0.isScrolling ? 1 : 0] } == [[0, 0]])
    #expect(collection.engine.nextFrameTime == nil)
    collection.engine.scroll(by: Point(y: -10))
    collection.update(at: 1.5)
    collection.engine.scroll(by: Point(y: -10))
    collection.update(at: 1.6)
    #expect(take().map { $0.velocity.rounded() } == [-50, -100])
  }

  @Test("Jumps and steps in quick succession report no excessive velocity")
  func jumps() {
    let collection = collection(content(100))
    collection.update(at: 1)
    _ = take()
    for (time, distance) in [(1.1, 80.0), (1.102, 80), (1.104, 70), (1.105, -230)] {
      collection.engine.scroll(by: Point(y: distance))
      collection.update(at: time)
    }
    let jumping = take()
    #expect(jumping.map { $0.velocity } == [0, 0, 0, 0])
    #expect(jumping.map { $0.isScrolling } == [true, true, true, true])
    collection.update(at: 1.3)
    _ = take()
    for time in [1.301, 1.302, 1.303, 1.4] {
      collection.engine.scroll(by: Point(y: 8))
      collection.update(at: time)
    }
    let stepping = take().map { $0.velocity.rounded() }
    #expect(stepping.allSatisfy { (0...242).contains($0) })
    #expect(stepping.last == 242)
  }
}

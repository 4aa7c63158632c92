import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Reports about the viewport and the content as a whole")
struct ContentViewportTests {
  private final class Log {
    var reports: [ViewportReport] = []

    func take() -> [ViewportReport] {
      defer { reports = [] }
      return reports
    }
  }

  private let log = Log()

  private func content(layout: Layout? = nil, count: Int = 10) -> Content<Headless> {
    Content(layout: layout) {
      Section("a") { ForEach(0..<count) { Label("a\($0)") } }.header { Label("head") }
      Section("b") { ForEach(10..<20) { Label("b\($0)") } }
    }
    .onViewportChange { [log] in log.reports.append($0) }
  }

  private func collection(_ content: Content<Headless>) -> HeadlessCollection {
    HeadlessCollection(size: Size(width: 80, height: 64), content: content)
  }

  @Test("It says how far both ends of the content are away, and what is in view across sections")
  func distances() {
    let collection = collection(content())
    #expect(
      log.take() == [
        ViewportReport(
          extent: 64, distanceToStart: 0, distanceToEnd: 272, contentNumber: 1, firstVisible: 0,
          lastVisible: 2)
      ])
    collection.scroll(by: 144)
    #expect(
      log.take() == [
        ViewportReport(
          extent: 64, distanceToStart: 144, distanceToEnd: 128, contentNumber: 1, firstVisible: 8,
          lastVisible: 11)
      ])
    collection.update()
    #expect(log.take() == [])
    collection.scroll(by: 1_000)
    #expect(log.take().map { [$0.distanceToStart, $0.distanceToEnd] } == [[272, 0]])
  }

  @Test("Other content is told; content without a handler, and empty content, tells nothing of items")
  func contents() {
    let collection = collection(content())
    collection.show(content())
    #expect(log.take().map { $0.contentNumber } == [1, 2])
    collection.show { Section("a") { Label("quiet") } }
    collection.scroll(by: 10)
    #expect(log.take() == [])
    collection.show(Content<Headless>().onViewportChange { [log] in log.reports.append($0) })
    #expect(log.take().map { $0.firstVisible } == [nil])
  }

  @Test("Where the sections stand in reversed order, the start is where the first one is")
  func reversed() {
    let collection = collection(content(layout: .list().reversed()))
    #expect(log.take().map { [$0.distanceToStart, $0.distanceToEnd] } == [[272, 0]])
    collection.scroll(by: 272)
    #expect(log.take().map { [$0.distanceToStart, $0.distanceToEnd] } == [[0, 272]])
  }

  @Test("Several handlers are told, beside those of sections")
  func several() {
    var told: [String] = []
    let inner = Section<Headless>("a") { ForEach(0..<10) { Label("\($0)") } }
      .onViewportChange { _ in told.append("section") }
    let content = Content<Headless> { inner }
      .onViewportChange { _ in told.append("first") }
      .onViewportChange { _ in told.append("second") }
    _ = collection(content)
    #expect(told == ["first", "second", "section"])
  }
}

import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Viewport reports of the content")
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

  @Test("A report has the distances to both ends and the visible items of all sections")
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

  @Test("New content is reported; content without items reports no visible items")
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

  @Test("In reversed content the distances count from the first section")
  func reversed() {
    let collection = collection(content(layout: .list().reversed()))
    #expect(log.take().map { [$0.distanceToStart, $0.distanceToEnd] } == [[272, 0]])
    collection.scroll(by: 272)
    #expect(log.take().map { [$0.distanceToStart, $0.distanceToEnd] } == [[0, 272]])
  }

  @Test("All handlers of the content and of its sections are called")
  func several() {
    var reported: [String] = []
    let inner = Section<Headless>("a") { ForEach(0..<10) { Label("\($0)") } }
      .onViewportChange { _ in reported.append("section") }
    let content = Content<Headless> { inner }
      .onViewportChange { _ in reported.append("first") }
      .onViewportChange { _ in reported.append("second") }
    _ = collection(content)
    #expect(reported == ["first", "second", "section"])
  }
}

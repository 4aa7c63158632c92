import Tessera
import TesseraLayout
import TesseraTesting
import TestCells
import Testing

@MainActor
@Suite("A behavior outside of the package: a state of cells")
struct UnreadMarkTests {
  private func content(unread: Set<Int>) -> Content<Headless> {
    Content {
      Section("rows") {
        for row in 0..<20 {
          if unread.contains(row) { Line("\(row)").unread().id(row) } else { Line("\(row)").id(row) }
        }
      }
    }
  }

  private func unread(in collection: HeadlessCollection) -> [Int] {
    collection.engine.cells.filter { $0.state.contains(.unread) }.compactMap { $0.path.item }
  }

  @Test("An unread cell has the state until it is no longer declared")
  func marked() {
    let collection = HeadlessCollection(size: Size(width: 80, height: 64), content: content(unread: [1, 9]))
    #expect(unread(in: collection) == [1])
    let mark = collection.engine.behavior(UnreadMark.self)
    #expect(mark?.activePhases == [.mounts, .mark])
    collection.show(content(unread: [2]))
    #expect(unread(in: collection) == [2])
    collection.scroll(by: 160)
    #expect(unread(in: collection) == [])
    #expect(mark?.activePhases == [], "no cell on screen declares it")
    collection.scroll(by: -160)
    #expect(unread(in: collection) == [2])
    collection.show(content(unread: []))
    #expect(unread(in: collection) == [])
    #expect(mark?.activePhases == [])
  }

  @Test("A collection without a visible unread cell does not install the behavior")
  func notDeclared() {
    let collection = HeadlessCollection(size: Size(width: 80, height: 64), content: content(unread: [19]))
    #expect(collection.engine.behavior(UnreadMark.self) == nil)
  }
}

import TestSupport
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// Runs of paths contain the same elements as a plain list.
@Suite("Runs of paths")
struct PathRunTests {
  /// Elements in the order of a screen: in each section an optional header, and items with gaps.
  private func paths(_ generator: inout SeededGenerator) -> [ElementPath] {
    (0..<3).flatMap { section -> [ElementPath] in
      let header = Bool.random(using: &generator) ? [ElementPath(section: section, element: .header)] : []
      let items = (0..<12).filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
      return header + items.map { .item($0, in: section) }
    }
  }

  private func runs(_ paths: [ElementPath]) -> [PathRun] {
    var runs: [PathRun] = []
    for path in paths { runs.appendElement(path) }
    return runs
  }

  @Test("Consecutive items form one run; every other element is a run of its own")
  func rows() {
    let header = ElementPath(section: 0, element: .header)
    let runs = runs([header, .item(3, in: 0), .item(4, in: 0), .item(6, in: 0), .item(7, in: 1)])
    #expect(runs.map { $0.first } == [header, .item(3, in: 0), .item(6, in: 0), .item(7, in: 1)])
    #expect(runs.map { $0.count } == [1, 2, 1, 1])
    #expect(runs[1] == PathRun(items: 3..<5, in: 0))
  }

  @Test("Runs return the elements and positions of the list", arguments: 0..<50)
  func positions(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let paths = paths(&generator)
    let runs = runs(paths)
    var written: [ElementPath] = []
    runs.appendPaths(to: &written)
    #expect(written == paths)
    #expect(runs.elementCount == paths.count)
    #expect(paths.indices.map { runs.path(at: $0) } == paths)
    #expect(paths.map { runs.position(of: $0) } == paths.indices.map { $0 })
    for section in 0..<4 {
      for item in -1..<14 where !paths.contains(.item(item, in: section)) {
        #expect(runs.position(of: .item(item, in: section)) == nil)
      }
    }
  }

  @Test("The common count of two lists equals that of a plain walk", arguments: 0..<50)
  func common(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let (one, other) = (paths(&generator), paths(&generator))
    let (left, right) = (runs(one), runs(other))
    for start in 0...one.count {
      for otherStart in 0...other.count {
        let walked = zip(one[start...], other[otherStart...]).prefix { $0 == $1 }.count
        #expect(left.commonCount(from: start, with: right, from: otherStart) == walked)
      }
    }
  }
}

import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Work of a frame")
struct StageFrameTests {
  /// Shows one row after another: each row requests the next one when it appears, up to the last one.
  @MainActor
  private final class Chain {
    let stage = Stage<Headless>()
    private let last: Int

    init(last: Int) {
      self.last = last
      stage.engine.resize(to: Size(width: 100, height: 100))
      show(0)
    }

    private func show(_ row: Int) {
      stage.show(
        Content {
          Section("rows") {
            ForEach([row], id: \.self) { row in
              Label("\(row)").onAppear { [unowned self] in if row < last { show(row + 1) } }
            }
          }
        })
    }
  }

  @Test("A frame includes the updates that handlers request, until none is left")
  func settles() {
    let chain = Chain(last: 2)
    var count = 0
    chain.stage.updateFrame(at: 0) { _ in count += 1 }
    #expect(count > 3 && count < 8)
    #expect(
      !chain.stage.engine.needsUpdate
        && chain.stage.engine.cells.first?.key.element == .item(2, occurrence: 0))
  }

  @Test("A frame at its limit leaves the remaining updates to the next frame")
  func limit() {
    let chain = Chain(last: 100)
    var count = 0
    chain.stage.updateFrame(at: 0, limit: 3) { _ in count += 1 }
    #expect(count == 3 && chain.stage.engine.needsUpdate)
    chain.stage.updateFrame(at: 1) { _ in count += 1 }
    #expect(count == 11 && chain.stage.engine.needsUpdate)
  }

  @Test("Laying out a frame calls no handlers")
  func layOut() {
    let chain = Chain(last: 2)
    var count = 0
    chain.stage.layOutFrame(at: 0) { _ in count += 1 }
    #expect(count == 1 && chain.stage.engine.cells.first?.key.element == .item(0, occurrence: 0))
    #expect(chain.stage.engine.needsUpdate && !chain.stage.engine.needsLayout)
  }
}

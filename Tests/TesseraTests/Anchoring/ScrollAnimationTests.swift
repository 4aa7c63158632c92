import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Animated scrolls")
struct ScrollAnimationTests {
  private func lines(_ policy: AnchorPolicy = .item) -> HeadlessCollection {
    let collection = numberedLines(0..<10_000, EngineConfiguration(overscan: 0, anchoring: policy))
    _ = collection.stage.update(at: 0)
    return collection
  }

  @Test("An animated scroll moves in each frame and arrives exactly, on time")
  func arrives() {
    let collection = lines()
    collection.engine.scroll(to: 15, at: .start, animated: .linear(duration: 0.5))
    _ = collection.stage.update(at: 0)
    #expect(collection.engine.isAnimating, "the host shows frame by frame")
    let positions = collection.frames(until: 0.75)
    #expect(positions == positions.sorted() && Set(positions).count > 25)
    #expect(positions[15] > 100 && positions[15] < 140, "half of the way in half of the time")
    #expect(positions.last == 240 && !collection.engine.isScrolling && !collection.engine.isAnimating)
    #expect(!collection.engine.needsUpdate)
  }

  @Test("Without a clock an animated scroll arrives at once")
  func noClock() {
    let collection = numberedLines(0..<100)
    collection.engine.scroll(to: 50, at: .start, animated: .standard)
    collection.update()
    #expect(collection.engine.viewport.minY == 800 && !collection.engine.isScrolling)
  }

  @Test("A scroll to a distant item starts at most two viewports away from it")
  func far() {
    let collection = lines()
    collection.engine.scroll(to: 9000, at: .start, animated: .easeOut(duration: 0.25))
    let positions = collection.frames(until: 0.5)
    #expect(positions.first == 143_680)
    #expect(positions.last == 144_000)
    #expect(collection.viewCount < 60)
  }

  @Test(
    "Rows that measure larger during a scroll change neither its destination nor direction",
    arguments: [ScrollAlignment.start, .center, .end, .nearest])
  func surprises(alignment: ScrollAlignment) {
    let collection = unevenRows(0..<400)
    _ = collection.stage.update(at: 0)
    collection.engine.scroll(to: 200, at: alignment, animated: .spring(response: 0.3, dampingFraction: 1))
    var tops: [ItemKey: Double] = [:]
    var time = 0.0
    repeat {
      time += 1 / 60
      _ = collection.stage.update(at: time)
      for cell in collection.engine.cells {
        let top = cell.placement.frame.minY - collection.engine.viewport.minY
        if let old = tops[cell.key] { #expect(top <= old + 0.01, "it goes one way") }
        tops[cell.key] = top
      }
    } while collection.engine.isScrolling && time < 5
    let expected =
      switch alignment {
      case .start: 0.0
      case .center: 56.0
      case .end, .nearest: 112.0
      }
    #expect(collection.top(of: 200) == expected)
  }

  @Test("A scroll by the user stops an animation, and a new request continues from there")
  func interrupted() {
    let collection = lines()
    collection.engine.scroll(to: 15, at: .start, animated: .linear(duration: 0.5))
    let there = collection.frames(until: 0.25).last ?? 0
    collection.engine.scroll(toEdge: .start, animated: .spring(response: 0.3, dampingFraction: 1))
    let back = collection.frames(until: 0.26)
    #expect(abs((back.first ?? 0) - there) < 20)
    collection.engine.scroll(by: Point(y: 3))
    let position = collection.frames(until: 0.27).last
    #expect(!collection.engine.isScrolling)
    #expect(collection.frames(until: 1).last == position)
  }

  @Test("A scroll to an item that is already visible stops the running animation in place")
  func nearest() {
    let collection = lines()
    collection.engine.scroll(to: 50, at: .start, animated: .linear(duration: 0.5))
    collection.frames(until: 0.25)
    let position = collection.engine.viewport.minY
    let item = Int(position / 16) + 5
    collection.engine.scroll(to: ItemID(item), at: .nearest, animated: .linear(duration: 0.5))
    collection.frames(until: 1)
    #expect(abs(collection.engine.viewport.minY - position) < 30, "it was in view")
    #expect((collection.top(of: ItemID(item)) ?? -1) > 0)
  }

  @Test("A bouncing spring ends at its destination even if lines are inserted meanwhile")
  func swinging() {
    for moment in 1...60 {
      let collection = lines()
      collection.engine.scroll(to: 500, at: .center, animated: .spring(response: 0.5, dampingFraction: 0.5))
      collection.frames(until: Double(moment) / 60)
      guard collection.engine.isScrolling else { break }
      collection.stage.show(
        Content {
          Section("numbers") {
            ForEach(Array(0..<499) + [-1, -2, -3] + Array(499..<1000), id: \.self) { Label("\($0)") }
          }
        })
      let way = collection.frames(until: 8)
      let destination = 500.0 * 16 + 48 - 72
      #expect(way.allSatisfy { abs($0 - destination) < 400 }, "frame \(moment)")
      #expect(collection.engine.viewport.minY == destination && !collection.engine.isScrolling)
    }
  }

  @Test("With reduced motion or in a frame without a time, a scroll arrives at once")
  func atOnce() {
    let calm = numberedLines(0..<100, EngineConfiguration(overscan: 0, reducesMotion: true))
    _ = calm.stage.update(at: 0)
    calm.engine.scroll(to: 50, at: .start, animated: .standard)
    _ = calm.stage.update(at: 0.1)
    #expect(calm.engine.viewport.minY == 800 && !calm.engine.isScrolling)
    let collection = lines()
    collection.engine.scroll(to: 50, at: .start, animated: .standard)
    collection.frames(until: 0.1)
    #expect(collection.engine.isScrolling)
    _ = collection.stage.update()
    #expect(collection.engine.viewport.minY == 800 && !collection.engine.isScrolling)
    collection.engine.scroll(to: 70, at: .start, animated: .standard)
    collection.engine.stopScrolling()
    collection.frames(until: 0.5)
    #expect(collection.engine.viewport.minY == 800 && !collection.engine.isScrolling)
  }

  @Test("An animated scroll follows its item through changes, or a surviving neighbor")
  func contentChanges() {
    let collection = lines()
    collection.engine.scroll(to: 15, at: .start, animated: .linear(duration: 0.5))
    collection.frames(until: 0.25)
    let top = collection.top(of: 12)
    collection.stage.show(Content { Section("numbers") { ForEach(-7..<10_000) { Label("\($0)") } } })
    _ = collection.stage.update(at: collection.engine.now)
    #expect(abs((collection.top(of: 12) ?? 999) - (top ?? 0)) < 0.01)
    collection.frames(until: 0.75)
    #expect(collection.top(of: 15) == 0)
    collection.engine.scroll(to: 30, at: .start, animated: .linear(duration: 0.5))
    collection.frames(until: 1)
    collection.stage.show(
      Content {
        Section("numbers") { ForEach(Array(0..<30) + Array(40..<90), id: \.self) { Label("\($0)") } }
      })
    collection.frames(until: 1.5)
    #expect(collection.top(of: 40) == 0 && !collection.engine.isScrolling)
    collection.engine.scroll(toEdge: .end, animated: .linear(duration: 0.5))
    collection.frames(until: 1.75)
    collection.stage.show(Content { Section("other") { Label("other") } })
    collection.frames(until: 2.5)
    #expect(!collection.engine.isScrolling && collection.text().hasPrefix("other"))
  }

  @Test("Scrolling sections around the destination are animated too")
  func scrollers() {
    let collection = HeadlessCollection(columns: 4, rows: 3) {
      for id in 0..<20 {
        Section(id, layout: .row()) {
          ForEach(10..<99) { Label("\($0)").size(.fixed(width: 16, height: 16)) }
        }
        .scrolls(.horizontal)
      }
    }
    _ = collection.stage.update(at: 0)
    collection.engine.scroll(to: 13, inSection: 0, animated: .linear(duration: 0.5))
    var seen: Set<String> = []
    for frame in 1...40 {
      _ = collection.stage.update(at: Double(frame) / 60)
      seen.insert(collection.text())
    }
    #expect(seen.count > 2)
    #expect(collection.text() == "1213\n1011\n1011\n" && !collection.engine.isScrolling)
    collection.engine.scroll(to: 12, inSection: 0, animated: .linear(duration: 0.5))
    _ = collection.stage.update(at: 1)
    #expect(collection.text() == "1213\n1011\n1011\n" && !collection.engine.isScrolling, "it is in view")
  }

  @Test("An animated scroll reaches a part of a group that was not yet expanded")
  func groups() {
    let collection = HeadlessCollection(columns: 8, rows: 4) {
      Section("s") {
        ForEach(0..<2000) { number in
          Group { ForEach(0..<3) { Label("\(number).\($0)") } }
        }
      }
    }
    _ = collection.stage.update(at: 0)
    for _ in 0..<40 { collection.scroll(by: 200) }
    collection.engine.scroll(to: 1, inSection: 1200, at: .start, animated: .easeOut(duration: 0.5))
    collection.frames(until: 1)
    #expect(collection.text().hasPrefix("1200.1\n1200.2\n1201.0"))
  }

  @Test("An animated scroll works on both axes and from right to left")
  func directions() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 80), configuration: EngineConfiguration(direction: .rightToLeft),
      content: Content(scrolling: .horizontal) {
        Section("s", layout: .row()) {
          ForEach(0..<100) { Label("\($0)").size(.fixed(width: 16, height: 160)) }
        }
      })
    _ = collection.stage.update(at: 0)
    collection.engine.scroll(to: Point(x: 1200, y: 40), animated: .linear(duration: 0.25))
    collection.frames(until: 0.1)
    #expect(collection.engine.viewport.minY > 0 && collection.engine.viewport.minY < 40)
    collection.frames(until: 0.5)
    #expect(collection.engine.viewport.origin == Point(x: 1200, y: 40))
  }
}

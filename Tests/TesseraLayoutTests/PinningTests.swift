import Testing
import TesseraLayout
import TestSupport

@Suite("Pinned headers")
struct PinningTests {
  private let header = Rect(x: 5, y: 100, width: 200, height: 30)

  private func top(scrolled: Double, limit: Double) -> Double {
    Pinning.frame(of: header, visible: Rect(x: 0, y: scrolled, width: 200, height: 300), limit: limit).minY
  }

  @Test("A header stays until it would scroll out of view")
  func staysUntilScrolledPast() {
    #expect(top(scrolled: 0, limit: 500) == 100)
    #expect(top(scrolled: 100, limit: 500) == 100)
    #expect(top(scrolled: 101, limit: 500) == 101)
  }

  @Test("The limit pushes a pinned header out of view")
  func isPushedOutByTheLimit() {
    #expect(top(scrolled: 470, limit: 500) == 470)
    #expect(top(scrolled: 480, limit: 500) == 470)
    #expect(top(scrolled: 900, limit: 500) == 470)
  }

  @Test("A header is never before its natural position")
  func isNeverBeforeItsPlace() {
    #expect(top(scrolled: 200, limit: 110) == 100)
    #expect(top(scrolled: -50, limit: -100) == 100)
  }

  @Test("Pinning does not change the other axis")
  func keepsTheOtherAxis() {
    let visible = Rect(x: 70, y: 150, width: 100, height: 100)
    let frame = Pinning.frame(of: header, visible: visible, limit: 500)
    #expect(frame == Rect(x: 5, y: 150, width: 200, height: 30))
    let sideways = Pinning.frame(of: header, visible: visible, limit: 500, along: .horizontal)
    #expect(sideways == Rect(x: 70, y: 100, width: 200, height: 30))
  }

  @Test("Undefined numbers do not move a header")
  func undefinedNumbersChangeNothing() {
    #expect(top(scrolled: .nan, limit: 500) == 100)
    #expect(top(scrolled: 200, limit: .nan) == 100)
    #expect(top(scrolled: 200, limit: .infinity) == 200)
  }
}

@Suite("Pinned footers and stacks")
struct PinningEdgeTests {
  private let footer = Rect(x: 5, y: 400, width: 200, height: 30)

  private func bottom(scrolled: Double, limit: Double = 100, taken: Double = 0) -> Double {
    let visible = Rect(x: 0, y: scrolled, width: 200, height: 300)
    return Pinning.frame(of: footer, visible: visible, limit: limit, edge: .end, taken: taken).maxY
  }

  @Test("A footer is at the far edge while its section is visible")
  func footers() {
    #expect(bottom(scrolled: 500) == 430)
    #expect(bottom(scrolled: 130) == 430)
    #expect(bottom(scrolled: 100) == 400)
    #expect(bottom(scrolled: 100, taken: 44) == 356)
    #expect(bottom(scrolled: -150) == 150)
    #expect(bottom(scrolled: -200) == 130)
    #expect(bottom(scrolled: -900) == 130)
    #expect(bottom(scrolled: 0, limit: 500) == 430)
  }

  @Test("Undefined numbers do not move a footer")
  func undefinedNumbers() {
    #expect(bottom(scrolled: .nan) == 430)
    #expect(bottom(scrolled: 0, limit: .nan) == 430)
    #expect(bottom(scrolled: 0, taken: .nan) == 430)
    #expect(bottom(scrolled: 0, limit: -.infinity) == 300)
  }

  @Test("Content insets and outer pinned headers reduce the available extent")
  func takenAtTheStart() {
    let header = Rect(x: 0, y: 100, width: 200, height: 30)
    func top(_ scrolled: Double) -> Double {
      let visible = Rect(x: 0, y: scrolled, width: 200, height: 300)
      return Pinning.frame(of: header, visible: visible, limit: 500, taken: 50).minY
    }
    #expect([0, 50, 60, 420, 430, 900].map(top) == [100, 100, 110, 470, 470, 470])
  }

  @Test("Headers of one section stack and are pushed out together")
  func stacks() {
    let headers = [Rect(x: 0, y: 0, width: 9, height: 30), Rect(x: 0, y: 100, width: 9, height: 20)]
    func tops(_ scrolled: Double) -> [Double] {
      let visible = Rect(x: 0, y: scrolled, width: 9, height: 300)
      return Pinning.frames(of: headers, visible: visible, limit: 500).map(\.minY)
    }
    #expect(tops(0) == [0, 100])
    #expect(tops(70) == [70, 100])
    #expect(tops(80) == [80, 110])
    #expect(tops(450) == [450, 480])
    #expect(tops(460) == [450, 480])

    let footers = [Rect(x: 100, y: 0, width: 30, height: 9), Rect(x: 400, y: 0, width: 20, height: 9)]
    func lefts(_ scrolled: Double) -> [Double] {
      let visible = Rect(x: scrolled, y: 0, width: 300, height: 9)
      return Pinning.frames(
        of: footers, visible: visible, limit: 0, along: .horizontal, edge: .end, taken: 10
      )
      .map(\.minX)
    }
    #expect(lefts(500) == [100, 400])
    #expect(lefts(50) == [100, 320])
    #expect(lefts(-200) == [40, 70])
    #expect(lefts(-280) == [0, 30])
  }
}

/// Random sections, in whole numbers, compared with the nearest of all allowed positions.
@Suite("Random pinned elements", .tags(.model))
struct PinningModelTests {
  /// An element in its section, by numbers along the axis.
  private struct Example {
    let start: Double
    let extent: Double
    let limit: Double
    let taken: Double
    let edge: Pinning.Edge
    let axis: Axis
    let seen: Double

    init(_ random: inout SeededGenerator) {
      start = Double(random.int(-50...50))
      extent = Double(random.int(0...20))
      edge = random.pick(Pinning.Edge.allCases)
      axis = random.pick(Axis.allCases)
      let reach = Double(random.int(-10...80))
      limit = edge == .start ? start + extent + reach : start - reach
      taken = Double(random.int(0...15))
      seen = Double(random.int(0...60))
    }

    func rect(_ start: Double, _ extent: Double) -> Rect {
      let rect = Rect(x: start, y: 3, width: extent, height: 4)
      return axis == .horizontal ? rect : rect.transposed
    }

    func place(_ scrolled: Double) -> Double {
      let frame = Pinning.frame(
        of: rect(start, extent), visible: rect(scrolled, seen), limit: limit, along: axis, edge: edge,
        taken: taken)
      return frame == rect(frame.min(axis), extent) ? frame.min(axis) : .nan
    }

    /// Returns the position nearest to the edge, of all positions in the section.
    func naivePlace(_ scrolled: Double) -> Double {
      let wanted = edge == .start ? scrolled + taken : scrolled + seen - taken - extent
      let end = edge == .start ? max(start, limit - extent) : max(limit, start)
      let places = stride(
        from: edge == .start ? start : min(limit, start), through: edge == .start ? end : start, by: 1)
      return places.min { abs($0 - wanted) < abs($1 - wanted) } ?? start
    }
  }

  @Test("An element is as near to the edge as its section allows")
  func nearestPlace() {
    for seed in (0..<UInt64(300)).sampled {
      var random = SeededGenerator(seed: seed)
      let example = Example(&random)
      var last: (scrolled: Double, place: Double)?
      for scrolled in stride(from: -150.0, through: 150, by: 1) {
        let place = example.place(scrolled)
        guard place == example.naivePlace(scrolled) else {
          Issue.record(
            "seed \(seed), scrolled to \(scrolled): \(place), not \(example.naivePlace(scrolled)): \(example)"
          )
          return
        }
        if let last {
          let moved = (place - scrolled) - (last.place - last.scrolled)
          if abs(moved) > scrolled - last.scrolled {
            Issue.record("seed \(seed), scrolled to \(scrolled): jumps")
          }
        }
        last = (scrolled, place)
      }
    }
  }

  @Test("Elements in nested sections stack and stay in their sections", arguments: Pinning.Edge.allCases)
  func nestedSections(_ edge: Pinning.Edge) {
    for seed in (0..<UInt64(200)).sampled {
      var random = SeededGenerator(seed: seed)
      // An outer section with up to three headers around an inner one with up to two; footers are the mirror
      // image.
      let outer = (0..<random.int(1...3)).map { _ in Double(random.int(0...20)) }
      let inner = (0..<random.int(1...2)).map { _ in Double(random.int(0...20)) }
      let height = outer.reduce(0, +)
      let innerStart = height + Double(random.int(0...40))
      let innerEnd = innerStart + inner.reduce(0, +) + Double(random.int(0...60))
      let outerEnd = innerEnd + Double(random.int(0...40))
      let outerNaturals = stack(outer, from: 0, edge)
      let innerNaturals = stack(inner, from: innerStart, edge)
      let sign = edge == .start ? 1.0 : -1
      for scrolled in stride(from: -40.0, through: outerEnd + 40, by: 1) {
        let visible = mirrored(Rect(x: 0, y: scrolled, width: 9, height: 70), edge)
        let outerFrames = Pinning.frames(
          of: outerNaturals, visible: visible, limit: sign * outerEnd, edge: edge
        )
        .map { mirrored($0, edge) }
        let innerFrames = Pinning.frames(
          of: innerNaturals, visible: visible, limit: sign * innerEnd, edge: edge, taken: height
        ).map { mirrored($0, edge) }
        if let problem = problem(
          edge == .start ? outerFrames : outerFrames.reversed(), from: 0, to: outerEnd, at: scrolled)
          ?? problem(
            edge == .start ? innerFrames : innerFrames.reversed(), from: innerStart, to: innerEnd,
            at: scrolled + height)
        {
          Issue.record("seed \(seed), scrolled to \(scrolled): \(problem), \(outerFrames), \(innerFrames)")
          return
        }
        guard let above = outerFrames.map(\.maxY).max(), let top = innerFrames.map(\.minY).min() else {
          continue
        }
        let isPushed = top + inner.reduce(0, +) == innerEnd
        if top < above, !isPushed { Issue.record("seed \(seed), scrolled to \(scrolled): overlap") }
      }
    }
  }

  /// Returns the fault of stacked headers in a section whose near edge is at `near`; `nil` if there is none.
  private func problem(_ frames: [Rect], from start: Double, to end: Double, at near: Double) -> String? {
    var bottom = start
    for frame in frames {
      if frame.minY != bottom, bottom != start || near <= start { return "not one below the other" }
      bottom = frame.maxY
    }
    let height = frames.reduce(0) { $0 + $1.height }
    let expected = max(start, min(near, end - height))
    return frames.first?.minY == expected ? nil : "not at \(expected)"
  }

  private func stack(_ heights: [Double], from start: Double, _ edge: Pinning.Edge) -> [Rect] {
    var y = start
    let frames = heights.map { height in
      defer { y += height }
      return mirrored(Rect(x: 0, y: y, width: 9, height: height), edge)
    }
    return edge == .start ? frames : frames.reversed()
  }

  private func mirrored(_ rect: Rect, _ edge: Pinning.Edge) -> Rect {
    edge == .start ? rect : Rect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height)
  }

  @Test("Separate elements never overlap and keep their order")
  func scatteredElements() {
    for seed in (0..<UInt64(200)).sampled {
      var random = SeededGenerator(seed: seed)
      var y = 0.0
      let naturals = (0..<random.int(1...5)).map { _ in
        y += Double(random.int(0...50))
        defer { y += 10 }
        return Rect(x: 0, y: y, width: 9, height: 10)
      }
      let edge = random.pick(Pinning.Edge.allCases)
      let limit = edge == .start ? y + 30 : -30
      for scrolled in stride(from: -100.0, through: y + 100, by: 1) {
        let visible = Rect(x: 0, y: scrolled, width: 9, height: 60)
        let frames = Pinning.frames(of: naturals, visible: visible, limit: limit, edge: edge)
        let isOrdered = zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY }
        let staysInside = zip(naturals, frames).allSatisfy { natural, frame in
          edge == .start
            ? frame.minY >= natural.minY && frame.maxY <= limit
            : frame.minY <= natural.minY && frame.minY >= limit
        }
        if !isOrdered || !staysInside { Issue.record("seed \(seed), scrolled to \(scrolled): \(frames)") }
      }
    }
  }
}

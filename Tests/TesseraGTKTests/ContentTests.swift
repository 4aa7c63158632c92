import CGTK
import CTesseraGTK
import TestSupport
import Testing

import TesseraGTK

extension WindowTests {
  @MainActor
  struct ContentTests {
    private func rows(_ numbers: some Collection<Int>) -> Content<GTK> {
      let numbers = Array(numbers)
      return Content { Section("rows") { ForEach(numbers, id: \.self) { LabelCell(text: "row \($0)") } } }
    }

    @Test("Items inserted above do not move the visible rows")
    func whatIsReadStaysWhenOtherItemsComeAbove() async throws {
      let window = try await Window(rows(0..<1_000))
      defer { window.close() }
      try await window.scroll(to: 16_010)
      let before = try #require(window.frame(of: 502))
      window.view.show(rows((-50..<1_000)))
      try await window.settle()
      #expect(window.frame(of: 502) == before)
      #expect(window.value == 16_010 + 50 * 32)
    }

    @Test("An idle collection does no work")
    func nothingIsDoneWhileNothingHappens() async throws {
      let window = try await Window(rows(0..<1_000))
      defer { window.close() }
      try await window.scroll(to: 3_000)
      try await window.expectRest()
    }

    @Test("An inserted row fades in, and the others make room")
    func whatIsInsertedFadesInAndTheRestMakesRoom() async throws {
      // Slow enough to be observed even if frames are late.
      let transitions = Transitions.all(.fade, animation: .spring(response: 1.5, dampingFraction: 1))
      let window = try await Window(rows([0, 1, 2]).transitions(transitions))
      defer { window.close() }
      window.view.show(rows([0, 5, 1, 2]).transitions(transitions))
      var (tops, opacities): ([Double], [Double]) = ([], [])
      try await wait("the end of the motion") {
        if let frame = window.frame(of: 1), let row = window.row(5) {
          tops.append(frame.minY)
          opacities.append(gtk_widget_get_opacity(row))
        }
        return tops.last == 64 && opacities.last == 1 && window.engine.nextFrameTime == nil
      }
      #expect(tops == tops.sorted() && opacities == opacities.sorted())
      #expect(Set(tops.filter { $0 > 32 && $0 < 64 }).count >= 3, "it was seen on its way: \(tops)")
      #expect(Set(opacities.filter { $0 > 0 && $0 < 1 }).count >= 3)
    }

    @Test("A deleted row fades out and is reused")
    func whatIsDeletedLeavesAndItsRowIsUsedAgain() async throws {
      let window = try await Window(rows([0, 1, 2]).transitions(.all(.fade, animation: .standard)))
      defer { window.close() }
      window.view.show(rows([0, 2]).transitions(.all(.fade, animation: .standard)))
      try await window.nextFrame()
      #expect(window.shownRows.count == 3)
      try await window.settle()
      #expect(window.shownRows.count == 2)
      window.view.show(rows([0, 3, 2]))
      try await window.settle()
      #expect(window.view.stage.stores.count == 3)
    }

    @Test("Measuring rows during a fling does not reverse the fling")
    func aFlingIsNotTakenBackByWhatIsMeasuredOnItsWay() async throws {
      let texts = (0..<2_000).map { String(repeating: "words ", count: 1 + $0 * 7919 % 60) }
      let window = try await Window(
        Content { Section("texts") { ForEach(texts.indices) { ParagraphCell(text: texts[$0]) } } })
      defer { window.close() }
      window.engine.scroll(to: 1_000, at: .start)
      try await window.settle()
      // A GtkScrolledWindow computes each value from the start of the fling, whatever else changes the value.
      let start = window.value
      for frame in 1...120 {
        let before = window.tops
        gtk_adjustment_set_value(window.adjustment(), start - 11 * Double(frame))
        try await window.nextFrame()
        let after = window.tops
        let common = before.keys.filter { after[$0] != nil && before[$0, default: 0] >= 0 }
        #expect(!common.isEmpty)
        for row in common { #expect(after[row, default: 0] - before[row, default: 0] == 11) }
      }
      // At rest, the scroll bar agrees with the engine again.
      try await window.settle()
      #expect(window.value == window.engine.viewport.minY)
      #expect(gtk_adjustment_get_lower(window.adjustment()) == 0)
      #expect(gtk_adjustment_get_upper(window.adjustment()) == window.engine.contentSize.height)
    }

    @Test("A scroll during a frame is applied in the next frame")
    func aScrollFromInsideOfAFrameIsFollowedInTheNextOne() async throws {
      let window = try await Window(rows(0..<1_000))
      defer { window.close() }
      var hasScrolled = false
      window.onUpdate = {
        if hasScrolled { return }
        hasScrolled = true
        gtk_adjustment_set_value(window.adjustment(), 640)
      }
      window.view.show(rows(0..<900))
      try await wait("the scroll") { window.engine.viewport.minY == 640 }
      #expect(window.frame(of: 20)?.minY == 0 && window.value == 640)
    }

    @Test("A scroll while the scroll bar gets new bounds is applied")
    func aScrollWhileTheScrollBarIsToldOfNewContentIsFollowed() async throws {
      let window = try await Window(rows(0..<1_000))
      defer { window.close() }
      var hasScrolled = false
      let watcher = SignalWatcher {
        if hasScrolled { return }
        hasScrolled = true
        gtk_adjustment_set_value(window.adjustment(), 640)
      }
      watcher.watch(window.adjustment(), "changed")
      window.view.show(rows(0..<900))
      try await wait("the scroll") { hasScrolled && window.engine.viewport.minY == 640 }
      watcher.stop()
      try await window.settle()
      #expect(window.frame(of: 20)?.minY == 0 && window.value == 640)
    }

    @Test("Random changes and scrolls within callbacks come to rest", arguments: 0..<6)
    func whateverIsDoneFromInsideOfCallbacksComesToRest(seed: UInt64) async throws {
      var random = SeededGenerator(seed: seed)
      var numbers = Array(0..<200)
      let window = try await Window(rows(numbers))
      defer { window.close() }
      var (calls, depth) = (0, 0)
      // Called by the engine during a layout, and by GTK whenever a value changes.
      let meddle = {
        guard calls < 300, depth < 3 else { return }
        calls += 1
        depth += 1
        defer { depth -= 1 }
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          gtk_adjustment_set_value(window.adjustment(), Double.random(in: -100...9_000, using: &random))
        case 1:
          numbers.shuffle(using: &random)
          window.view.show(rows(numbers))
        case 2:
          numbers.removeSubrange(0..<numbers.count / 2)
          window.view.show(rows(numbers))
        case 3:
          numbers += (numbers.count..<Int.random(in: numbers.count...400, using: &random)).map {
            $0 + 1_000 * calls
          }
          window.view.show(rows(numbers))
        case 4: window.engine.scroll(by: Point(y: Double.random(in: -500...500, using: &random)))
        default: gtk_widget_queue_allocate(window.view.widget)
        }
      }
      window.onUpdate = meddle
      let watcher = SignalWatcher(meddle)
      watcher.watch(window.adjustment(), "value-changed")
      watcher.watch(window.adjustment(), "changed")
      try await wait("all calls") {
        // If everything fits, no value changes any more, but frames still call.
        window.view.setNeedsUpdate()
        gtk_adjustment_set_value(window.adjustment(), Double.random(in: 0...9_000, using: &random))
        return calls == 300
      }
      watcher.stop()
      window.onUpdate = {}
      try await window.settle()
      try await window.expectRest()
      #expect(window.issues.isEmpty)
      #expect(window.value == window.engine.viewport.minY)
      #expect(gtk_adjustment_get_upper(window.adjustment()) == max(400, Double(numbers.count) * 32))
      let first = Int(window.value / 32)
      for (place, number) in numbers.enumerated().dropFirst(first).prefix(12) {
        #expect(window.frame(of: ItemID(number))?.minY == (Double(place) * 32 - window.value).rounded())
      }
    }
  }
}

extension Window {
  /// The tops of the rows, by the numbers of their items.
  fileprivate var tops: [Int: Double] {
    var tops: [Int: Double] = [:]
    for cell in engine.cells {
      guard case .item(let id, _) = cell.key.element, let number = id.value(as: Int.self) else { continue }
      tops[number] = frame(of: id)?.minY
    }
    return tops
  }
}

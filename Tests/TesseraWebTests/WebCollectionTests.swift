import Testing

@testable import TesseraWeb

@Suite("Collections on a page")
@MainActor
struct WebCollectionTests {
  private func numbers(_ count: Int) -> Content<Web> {
    Content { Section("rows") { ForEach(0..<count) { Text("row \($0)").selectable() }.size(.height(40)) } }
  }

  @Test("The elements of a part with an opacity have it")
  func opacities() {
    let stand = PageStand(
      Content {
        Section("rows") {
          HStack {
            Text("a")
            HStack {
              Text("b")
              Button("c") {}.opacity(0.5)
            }
            .opacity(0.5)
          }
        }
      })
    let element = stand.page.elements.values.first { $0.texts == ["a", "b"] }
    #expect(element?.opacities == [1, 0.5, 0.25] && element?.buttons == ["c"])
  }

  @Test("The visible rows are elements, at their places")
  func rows() {
    let stand = PageStand(numbers(1000))
    #expect(stand.texts == (0..<8).map { "row \($0)" })
    #expect(stand.page.extent == Size(width: 400, height: 40_000))
    #expect(stand.page.elements.count < 30)
    stand.scroll(to: 110)
    #expect(stand.page.visibleTexts(in: stand.size).first.map { $0.text == "row 2" && $0.top == -30 } == true)
    #expect(stand.page.scroll.y == 110)
  }

  @Test("A frame far from the one before it makes the rows on screen, and the next one those beyond")
  func overscan() {
    let collection = WebCollection(in: "list")
    collection.show(numbers(1000))
    _ = collection.handle(.resize(Size(width: 400, height: 300), PageSettings()), at: 0)
    /// Draws a frame. Returns the numbers of rows that are ready, and whether the collection asks for another frame.
    func frame(_ time: Double, scroll: Double? = nil) -> (rows: Range<Int>?, isBehind: Bool) {
      if let scroll { _ = collection.handle(.scroll(Point(x: 0, y: scroll)), at: time) }
      collection.drawFrame(at: time)
      let items = collection.engine.cells.compactMap { $0.path.item }.sorted()
      return (items.first.map { $0..<$0 + items.count }, collection.overscan.isBehind)
    }
    #expect(frame(0) == (0..<8, true))
    #expect(frame(0.1) == (0..<18, false))
    // Half of the screen was ready.
    #expect(frame(0.2, scroll: 550) == (3..<32, false))
    #expect(frame(0.3, scroll: 4000) == (100..<108, true))
    #expect(frame(0.4, scroll: 8000) == (200..<208, true))
    // A step that the overscan covers gets it, also if it was left to this frame.
    #expect(frame(0.5, scroll: 8600) == (205..<233, false))
    #expect(frame(0.6) == (205..<233, false))
  }

  @Test(
    "A collection without extent, or without overscan, asks for no frame",
    arguments: [0, -1, .nan, .infinity])
  func noOverscan(distance: Double) {
    let stand = PageStand(configuration: EngineConfiguration(overscan: distance), numbers(1000))
    #expect(stand.texts.count == 8)
    _ = stand.collection.handle(.resize(Size(width: 0, height: 300), PageSettings()), at: 100)
    stand.draw()
    #expect(!stand.collection.overscan.isBehind)
  }

  @Test("The last of ten million rows is reached by the end of the element")
  func lastRow() {
    let stand = PageStand(numbers(10_000_000))
    #expect(stand.page.extent.height == ScrollMapping.largestLength)
    stand.scroll(to: stand.page.extent.height - 300)
    stand.draw()
    #expect(stand.texts.last == "row 9999999")
    #expect(stand.page.visibleTexts(in: stand.size).last?.top == 260)
    #expect(stand.page.scroll.y == stand.page.extent.height - 300)
  }

  @Test("Steps in the middle of ten million rows move rows by the same distance, before and after a rest")
  func middle() {
    let stand = PageStand(numbers(10_000_000))
    stand.collection.engine.scroll(to: 5_000_000, at: .start)
    stand.draw()
    #expect(
      stand.page.visibleTexts(in: stand.size).first.map { $0.text == "row 5000000" && $0.top == 0 } == true)
    for step in 1...5 { stand.scroll(to: stand.page.scroll.y + 30 * Double(step)) }
    // 450 points are 11 rows and 10 points.
    #expect(
      stand.page.visibleTexts(in: stand.size).first.map { $0.text == "row 5000011" && $0.top == -10 } == true)
    stand.draw()
    #expect(
      stand.page.visibleTexts(in: stand.size).first.map { $0.text == "row 5000011" && $0.top == -10 } == true)
  }

  @Test("Elements are reused, and none is left over")
  func reuse() {
    let stand = PageStand(numbers(10_000))
    for step in 1...100 { stand.scroll(to: Double(step) * 290) }
    stand.draw()
    #expect(stand.page.elements.values.filter { $0.isShown }.count < 35)
    #expect(stand.page.elements.count < 130)
    #expect(stand.texts.first == "row 725")
  }

  @Test("Elements stand on the page in reading order when scrolling rests")
  func order() {
    let stand = PageStand(numbers(1000))
    for step in 1...20 { stand.scroll(to: Double(step) * 111) }
    stand.draw()
    let tops = stand.page.order.compactMap { stand.page.elements[$0]?.frame.minY }
    #expect(tops == tops.sorted())
    #expect(Set(stand.page.order) == Set(stand.page.elements.filter { $0.value.isShown }.keys))
  }

  @Test("A pinned header stays in place while rows scroll below it")
  func pinnedHeader() {
    let stand = PageStand(
      Content {
        Section("rows") { ForEach(0..<100) { Text("row \($0)") }.size(.height(40)) }
          .header(pinned: true) { Text("header") }
      })
    stand.scroll(to: 1000)
    #expect(stand.page.visibleTexts(in: stand.size).contains { $0.text == "header" && $0.top == 0 })
    stand.scroll(to: 1500)
    #expect(stand.page.visibleTexts(in: stand.size).contains { $0.text == "header" && $0.top == 0 })
  }

  @Test("Pinned headers are read before the rows of their sections, and only they need an order of their own")
  func readingOrder() {
    func sections(isPinned: Bool) -> Content<Web> {
      Content {
        for name in ["a", "b"] {
          Section(name) { ForEach(0..<3) { Text("\(name)\($0)") }.size(.height(40)) }
            .header(pinned: isPinned) { Text(name) }
        }
      }
    }
    let stand = PageStand(sections(isPinned: true))
    let read = stand.page.readingOrder.compactMap { stand.page.elements[$0]?.texts.first }
    #expect(read == ["a", "a0", "a1", "a2", "b", "b0", "b1", "b2"])
    stand.collection.show(sections(isPinned: false))
    stand.draw()
    #expect(stand.page.readingOrder.isEmpty)
    #expect(!PageStand(numbers(10)).page.parts.contains("order"))
  }

  @Test(
    "The role of the collection follows that of its items when they can be selected, and when they no longer can"
  )
  func roleOfSelection() {
    let stand = PageStand(numbers(3))
    for (mode, role, item) in [
      (SelectionMode.single, "listbox", "option"), (.none, "list", "listitem"),
      (.multiple, "listbox", "option"),
    ] {
      stand.collection.engine.selectionMode = mode
      stand.draw()
      #expect(stand.page.collection["role"] == role)
      #expect(stand.page.elements.values.allSatisfy { $0.attributes["role"] == item })
    }
  }

  @Test("The cells of a table with groups as rows are put into rows")
  func tableRows() {
    let stand = PageStand(
      Content {
        Section("table") {
          ForEach(0..<2) { row in
            Group(layout: .row()) {
              Text("a\(row)").accessibilityRole(.tableCell)
              Text("b\(row)").accessibilityRole(.tableCell)
            }
          }
        }
        .accessibilityKind(.table)
      })
    #expect(stand.page.collection["role"] == "table")
    #expect(stand.page.parts.contains("grid"))
  }

  @Test("A row that has the focus again, after its element was gone, gets that of the page again")
  func focusAfterNothing() {
    let stand = PageStand(numbers(3))
    _ = stand.collection.handle(.focus(nil, control: nil), at: 1)
    stand.draw()
    #expect(stand.page.focusCount == 1)
    stand.collection.show(numbers(0))
    stand.draw()
    #expect(stand.collection.publishedFocus == nil)
    stand.collection.show(numbers(3))
    stand.draw()
    _ = stand.collection.handle(.focus(nil, control: nil), at: 2)
    stand.draw()
    #expect(stand.page.focusCount == 2)
  }

  @Test("A button of the page presses the button of its row")
  func buttons() {
    var pressed: [Int] = []
    let stand = PageStand(
      Content {
        Section("rows") {
          ForEach(0..<5) { number in
            HStack {
              Text("\(number)"); Button("Press") { pressed.append(number) }
            }
          }
        }
      })
    let third = stand.page.elements.first { $0.value.texts == ["2"] }
    #expect(third?.value.buttons == ["Press"])
    let event = ControlEvent(control: 0, change: .press)
    _ = stand.collection.handle(.control(third?.key ?? 0, event), at: 1)
    stand.draw()
    #expect(pressed == [2])
  }

  @Test("Rows have the roles, positions and states of their list")
  func accessibility() {
    var configuration = EngineConfiguration.browser()
    configuration.selectionMode = .multiple
    let stand = PageStand(configuration: configuration, numbers(50))
    #expect(stand.page.collection["role"] == "listbox")
    #expect(stand.page.collection["aria-multiselectable"] == "true")
    let second = stand.page.elements.first { $0.value.texts == ["row 1"] }
    #expect(second?.value.attributes["role"] == "option")
    #expect(second?.value.attributes["aria-posinset"] == "2")
    #expect(second?.value.attributes["aria-setsize"] == "50")
    #expect(second?.value.attributes["aria-selected"] == "false")
    _ = stand.collection.handle(.activate(second?.key ?? 0), at: 1)
    stand.draw()
    #expect(stand.page.elements[second?.key ?? 0]?.attributes["aria-selected"] == "true")
  }

  @Test("An assistive technology activates a row outside of the viewport")
  func activateFar() {
    var configuration = EngineConfiguration.browser()
    configuration.selectionMode = .multiple
    let stand = PageStand(configuration: configuration, numbers(50))
    let row = stand.page.elements.first { $0.value.texts == ["row 12"] }
    #expect((row?.value.frame.minY ?? 0) > stand.size.height)
    _ = stand.collection.handle(.activate(row?.key ?? 0), at: 1)
    stand.draw()
    #expect(stand.page.elements[row?.key ?? 0]?.attributes["aria-selected"] == "true")
  }

  @Test("Rows that are hidden from assistive technologies have no role, also in elements that others had")
  func hiddenFromAssistiveTechnologies() {
    let content = Content<Web> {
      Section("rows") {
        ForEach(0..<200) { Text("row \($0)").onTap {}.accessibilityHidden($0 % 3 == 0) }.size(.height(40))
      }
    }
    let stand = PageStand(content)
    for step in 0..<60 {
      let wrong = stand.page.elements.values.filter { element in
        let isHidden = (Int(element.texts[0].dropFirst(4)) ?? 0) % 3 == 0
        let expected = isHidden ? ["aria-hidden": "true"] : ["role": "listitem"]
        let attributes = element.attributes.filter { name, _ in
          isHidden || (name != "aria-posinset" && name != "aria-setsize")
        }
        return element.isShown && attributes != expected
      }
      #expect(wrong.isEmpty)
      stand.scroll(to: Double(step) * 110)
      stand.draw()
    }
  }

  @Test("An element whose row has faded out is opaque when it shows another row")
  func opacityAfterFading() {
    func content(_ numbers: [Int]) -> Content<Web> {
      Content { Section("rows") { ForEach(numbers, id: { $0 }) { Text("row \($0)") }.size(.height(40)) } }
        .transitions(.standard)
    }
    let stand = PageStand(content(Array(0..<200)))
    stand.collection.show(content(Array(0..<200).filter { $0 % 5 != 2 }))
    stand.draw()
    for step in 1...20 {
      stand.scroll(to: Double(step) * 200)
      stand.draw()
      #expect(stand.page.elements.values.allSatisfy { !$0.isShown || $0.opacity == 1 })
    }
  }

  @Test("Keys move the focus of the page to other rows")
  func keys() {
    let stand = PageStand(numbers(50))
    _ = stand.collection.handle(.focus(nil, control: nil), at: 1)
    stand.draw()
    #expect(stand.page.focused.flatMap { stand.page.elements[$0]?.texts } == ["row 0"])
    #expect(stand.collection.handle(.key(.down, []), at: 1))
    stand.draw()
    #expect(stand.page.focused.flatMap { stand.page.elements[$0]?.texts } == ["row 1"])
    #expect(!stand.collection.handle(.key(.function(5), []), at: 1))
  }

  @Test("A row that only the page can focus stays on the page with its focus, which no other row takes away")
  func focusOfPage() {
    let stand = PageStand(
      Content {
        Section("rows") {
          ForEach(0..<500) { Text("row \($0)").selectable($0 != 3) }.size(.height(40))
        }
      })
    _ = stand.collection.handle(.focus(nil, control: nil), at: 1)
    stand.draw()
    let focused = stand.page.focused
    let row = stand.page.elements.first { $0.value.texts == ["row 3"] }?.key ?? 0
    _ = stand.collection.handle(.focus(row, control: nil), at: 1)
    stand.draw()
    #expect(stand.page.focusCount == 1 && stand.page.focused == focused)
    stand.scroll(to: 10_000)
    stand.draw()
    #expect(stand.page.elements[row]?.texts == ["row 3"] && stand.page.elements[row]?.isShown == true)
    _ = stand.collection.handle(.focus(nil, control: 0), at: 2)
    stand.draw()
    #expect(stand.page.elements[row]?.isShown != true || stand.page.elements[row]?.texts != ["row 3"])
  }

  @Test("A secondary click opens the menu of a row, and its action is performed")
  func menu() {
    var deleted: [Int] = []
    let stand = PageStand(
      Content {
        Section("rows") {
          ForEach(0..<9) { number in
            Text("\(number)").contextAction("Delete") { deleted.append(number) }
          }
          .size(.height(40))
        }
      })
    for phase in [PointerEvent.Phase.down, .up] {
      _ = stand.collection.handle(.pointer(phase, at: Point(x: 50, y: 100), button: .secondary, []), at: 1)
    }
    stand.draw()
    #expect(stand.page.menu == ["Delete"])
    _ = stand.collection.handle(.menu(0), at: 2)
    stand.draw()
    #expect(deleted == [2])
    #expect(stand.page.menu.isEmpty)
  }
}

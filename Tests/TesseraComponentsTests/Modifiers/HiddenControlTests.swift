import TesseraComponents
import TesseraKernel
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Controls that are hidden in a state of their row")
struct HiddenControlTests {
  /// Rows with a button at the right edge, and the names of the buttons that were pressed.
  @MainActor
  private final class Rows {
    var pressed: [String] = []
    let collection = HeadlessCollection(columns: 20, rows: 2) {}

    init<C: Component>(@ComponentBuilder _ buttons: @escaping (_ press: @escaping (String) -> Void) -> C) {
      collection.stage.onWake = { [weak self] in self?.collection.update() }
      collection.engine.selectionMode = .single
      let press: (String) -> Void = { [unowned self] in pressed.append($0) }
      collection.show {
        Section("rows") {
          ForEach(["a", "b"], id: \.self) { name in
            HStack {
              Text(name)
              Spacer()
              buttons(press)
            }
            .id(name).selectable()
          }
        }
      }
    }

    /// Taps the right end of a row, where its button is.
    func tapButton(ofRow row: Int) { collection.tap(at: Point(x: 140, y: Double(row) * 16 + 8)) }

    func press(_ keys: Key...) { for key in keys { collection.press(key: key) } }
  }

  @Test("A click where a control is hidden is one on the row")
  func click() {
    let rows = Rows { press in Button("Delete") { press("delete") }.visible(when: .focused) }
    rows.tapButton(ofRow: 1)
    #expect(rows.pressed == [])
    #expect(rows.collection.selectedIDs == ["b"])
    #expect(rows.collection.text().contains("Delete"))
    rows.tapButton(ofRow: 1)
    #expect(rows.pressed == ["delete"])
  }

  @Test("Of two controls in one place, a click presses the one that is visible")
  func twoControls() {
    let rows = Rows { press in
      ZStack {
        Button("Stop") { press("stop") }.visible(when: .selected)
        Button("Play") { press("play") }.hidden(when: .selected)
      }
    }
    rows.tapButton(ofRow: 0)
    rows.collection.select("a")
    rows.tapButton(ofRow: 0)
    #expect(rows.pressed == ["play", "stop"])
  }

  @Test("Tab reaches a control that is visible while its row has the focus")
  func tab() {
    let rows = Rows { press in Button("Delete") { press("delete") }.visible(when: .focused) }
    rows.press(.tab, .tab, .enter)
    #expect(rows.pressed == ["delete"])
    #expect(rows.collection.engine.focusedKey?.element == .item("b", occurrence: 0))
  }

  @Test("Keys do not reach a control that is hidden while its row has the focus")
  func keys() {
    let rows = Rows { press in Button("Open") { press("open") }.hidden(when: .focused) }
    rows.press(.tab, .down, .enter, .tab, .enter)
    #expect(rows.pressed == [])
    rows.tapButton(ofRow: 0)
    #expect(rows.pressed == ["open"])
  }

  @Test("Keys do not press a control that was hidden after it got the focus")
  func hiddenLater() {
    let rows = Rows { press in Button("Delete") { press("delete") }.visible(when: .selected) }
    rows.collection.select("a")
    rows.collection.engine.focus(on: "a", inSection: "rows")
    rows.collection.update()
    rows.press(.tab, .enter)
    #expect(rows.pressed == ["delete"])
    rows.collection.select("a", false)
    rows.press(.enter)
    #expect(rows.pressed == ["delete"])
  }
}

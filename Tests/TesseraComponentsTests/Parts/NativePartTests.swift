import TesseraComponents
import TesseraLayout
import TesseraTesting
import Testing

/// Cells with native views as parts of components, on hosts without such views.
@MainActor
@Suite("Native parts")
struct NativePartTests {
  /// The host that has the view.
  private enum Gauges: DrawingHost {}

  /// A cell with a view that only one host has.
  private struct GaugeCell: Cell {
    var value: Int
    static let sizing = Sizing(width: .fit, height: .fit)
    var accessibility: CellAccessibility { CellAccessibility(label: "gauge at \(value)") }

    func makeView() -> DrawingView { DrawingView() }
    func update(_ view: DrawingView, state: CellState) {}
  }

  private struct GaugeRow: Component {
    var value: Int

    var body: some Component {
      HStack {
        Text("Speed")
        NativePart(AnyCell<Gauges>(GaugeCell(value: value), upcast: { $0 }))
      }
    }
  }

  @Test("A host without the view shows its accessibility label, and reads it")
  func label() throws {
    let collection = HeadlessCollection(columns: 24, rows: 1) { Section("rows") { GaugeRow(value: 3) } }
    #expect(collection.text() == " Speed gauge at 3\n")
    #expect(ComponentCell(GaugeRow(value: 3)).accessibility.label == "Speed gauge at 3")
  }

  @Test("Rows are equal if the cells of their parts are")
  func equality() {
    #expect(ComponentTree(GaugeRow(value: 3)) == ComponentTree(GaugeRow(value: 3)))
    #expect(ComponentTree(GaugeRow(value: 3)) != ComponentTree(GaugeRow(value: 4)))
  }

  @Test("A cell that fills takes the width that others leave")
  func filling() {
    let row = HStack {
      NativePart(AnyCell<Gauges>(GaugeCell(value: 1).size(.height(16)), upcast: { $0 }))
      Text("end")
    }
    let collection = HeadlessCollection(columns: 24, rows: 1) { Section("rows") { row } }
    #expect(collection.text() == " gauge at 1         end\n")
  }
}

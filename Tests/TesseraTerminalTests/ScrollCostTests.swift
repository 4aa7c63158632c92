import Tessera
import TesseraTerminal
import Testing

@Suite("Cost of a scrolled line")
struct ScrollCostTests {
  /// Rows that differ only in a few digits seem cheap to rewrite, but each digit needs a cursor movement.
  @Test("Scrolling similar rows by one line takes few bytes")
  func rowsThatLookAlike() {
    var surface = Surface(columns: 120, rows: 40)
    draw(from: 1000, on: &surface)
    _ = surface.encode()
    draw(from: 1001, on: &surface)
    surface.hintScroll(rows: 0..<40, by: 1)
    let bytes = surface.encode()
    #expect(bytes.count <= 200)
  }

  private func draw(from number: Int, on surface: inout Surface) {
    for row in 0..<40 {
      surface.fill(0..<120, row: row, color: .background)
      surface.write(
        "\(number + row)  line \(number + row) of many that are nearly the same", column: 0, row: row,
        clip: 0..<120, style: GridStyle())
    }
  }
}

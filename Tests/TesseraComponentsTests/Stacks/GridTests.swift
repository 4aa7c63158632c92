import TesseraComponents
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Grids in rows")
struct GridTests {
  @Test("Columns share the width, and each line is as high as its highest component")
  func columns() {
    let row = DesktopRow(width: 240) {
      Grid(columns: .count(2), spacing: .points(10)) {
        Text("a")
        Text("b\nb")
        Text("c")
      }
    }
    #expect(row.texts["a"] == Rect(x: 0, y: 0, width: 115, height: 20))
    #expect(row.texts["b\nb"] == Rect(x: 125, y: 0, width: 115, height: 40))
    #expect(row.texts["c"] == Rect(x: 0, y: 50, width: 115, height: 20))
    #expect(row.size.height == 70)
  }

  @Test(
    "There are as many columns as fit with a number of characters", arguments: [(16, 2), (24, 3), (7, 1)])
  func characters(width: Int, expected: Int) {
    let text = picture(columns: width, rows: 3) {
      Grid(columns: .characters(8), spacing: .none) {
        Text("a")
        Text("b")
        Text("c")
      }
    }
    #expect(text.prefix { $0 != "\n" }.filter(\.isLetter).count == expected)
  }

  @Test("A component that spans more columns than a line has left begins the next line")
  func spans() {
    let text = picture(columns: 12, rows: 3) {
      Grid(columns: .count(3), spacing: .none) {
        Text("a")
        Text("wide").frame(width: .fill, horizontal: .trailing).gridSpan(2)
        Text("b")
        Text("all").frame(width: .fill, horizontal: .center).gridSpan(.max)
      }
    }
    #expect(text == "a       wide\nb\n     all\n")
  }

  @Test("Beside other components a grid takes the width that they leave")
  func besideText() {
    let row = DesktopRow(width: 240) {
      HStack(spacing: .none) {
        Text("abcde")
        Grid(columns: .count(4), spacing: .none) { for name in ["x", "y", "z", "u"] { Text(name) } }
      }
    }
    #expect(["x", "y", "z", "u"].map { row.texts[$0]?.minX } == [40, 90, 140, 190])
  }

  @Test("A tap on a button of a grid presses that button")
  func taps() {
    var pressed: [Int] = []
    let collection = HeadlessCollection(columns: 20, rows: 2) {
      Section("keypad") {
        Grid(columns: .count(2), spacing: .none) {
          for digit in 1...4 { Button("\(digit)", role: .plain) { pressed.append(digit) } }
        }
        .rowInsets(.none)
      }
    }
    for point in [Point(x: 84, y: 20), Point(x: 4, y: 4)] { collection.tap(at: point) }
    #expect(pressed == [4, 1])
  }
}

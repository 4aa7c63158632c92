import TesseraKernel
import TesseraLayout
import Testing

@testable import TesseraComponents

/// Rows of tables on a host with fonts and widgets.
@Suite("Rows of tables on a desktop")
struct ColumnRowTests {
  private let columns = TableColumns<String> {
    Column("Name", value: { $0 }).width(.points(60))
    Column("Stop", cell: { _ in Button("Stop") {} }).width(.points(80))
  }

  /// Returns the drawing of a row of 120 points.
  private func drawing(offset: Double, state: CellState = []) -> Drawing {
    drawing(of: row(offset: offset), state: state)
  }

  private func row(offset: Double) -> ColumnRow<String> {
    var scrolled = TableState()
    scrolled.offset = offset
    return ColumnRow("abc", columns, columns.layout(for: ["abc"], scrolled))
  }

  private func drawing(of row: some Component, state: CellState = []) -> Drawing {
    var metrics = HostMetrics.desktop
    metrics.hasNativeControls = true
    let text = ProportionalText(metrics)
    let cell = ComponentCell(row)
    let size = Size(
      width: 120, height: cell.measure(offered: Size(width: 120, height: 1000), text: text).height)
    var canvas = Canvas(size: size, state: state, measurer: text)
    cell.draw(in: &canvas)
    return canvas.drawing
  }

  @Test("A button is a widget only while no pinned column covers a part of it, because widgets are in front")
  func coveredWidgets() {
    func hasWidget(_ drawing: Drawing) -> Bool {
      drawing.commands.contains { if case .control = $0 { true } else { false } }
    }
    #expect(hasWidget(drawing(offset: 0)))
    #expect(!hasWidget(drawing(offset: 40)))
  }

  @Test("A pinned column is drawn last, on the background of the row")
  func order() throws {
    let commands = drawing(offset: 40, state: .selected).commands
    let text = try #require(commands.lastIndex { if case .text("abc", _, _) = $0 { true } else { false } })
    let cover = try #require(commands.lastIndex { $0.isFill(.background) })
    let button = try #require(
      commands.firstIndex { if case .text("Stop", _, _) = $0 { true } else { false } })
    #expect(button < cover && cover < text)
    #expect(commands[cover + 1].isFill(.selection))
  }

  @Test("The cells of a row with an opacity are in its group, pinned ones too")
  func opacity() throws {
    let plain = drawing(offset: 40).commands
    let commands = drawing(of: row(offset: 40).opacity(0.5)).commands
    let begin = try #require(commands.lastIndex(of: .beginGroup(opacity: 0.5)))
    #expect(commands.last == .endGroup)
    #expect(Array(commands[(begin + 1)...].dropLast()) == plain)
  }

  @Test("Nothing is pinned in a table whose columns have enough space")
  func enoughSpace() {
    let row = ColumnRow("abc", columns, columns.layout(for: ["abc"], TableState()))
    let drawing = DesktopRow(width: 240) { row }.drawing
    #expect(!drawing.commands.contains { $0.isFill(.background) })
  }

  @Test("A cell in a column is in the middle of the row, at the edge that the column declares")
  func alignment() {
    let columns = TableColumns<Int> {
      Column("a", value: { $0 }).width(.points(80))
      Column("b", cell: { _ in Picture(Image(width: 1, height: 1, pixels: [0]), size: .height(60)) })
        .width(.points(100)).alignment(.center)
    }
    let row = DesktopRow(width: 200) { ColumnRow(12, columns, columns.layout(for: [12], TableState())) }
    #expect(row.size.height == 60)
    #expect(row.texts["12"] == Rect(x: 64, y: 20, width: 16, height: 20))
    #expect(row.parts == [Rect(x: 118, y: 0, width: 60, height: 60)])
  }

  @Test("Columns below a text take the width that a text beside both leaves")
  func belowText() throws {
    let columns = TableColumns<Int> { Column("a", value: { $0 }).width(.points(20)) }
    let row = DesktopRow(width: 240) {
      HStack(spacing: .none) {
        Text("aaaaa")
        ComponentGroup {
          Text("above")
          ColumnRow(1, columns, columns.layout(for: [1], TableState()))
        }
        .padding(.none)
      }
    }
    let index = try #require(row.tree.nodes.firstIndex { $0.kind.isColumns })
    #expect(row.texts["aaaaa"]?.width == 40)
    #expect(row.frames[index].width == 200)
  }
}

extension Drawing.Command {
  /// Returns whether the command fills a rectangle with a color.
  fileprivate func isFill(_ color: Color) -> Bool {
    if case .fill(_, color, _) = self { true } else { false }
  }
}

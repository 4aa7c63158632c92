import Tessera
import TesseraLayout
import TesseraTesting

/// A cell of a tree with a declared size, one line by default.
struct TileCell: CanvasCell {
  var leaf: Leaf

  func draw(in canvas: inout Canvas) { canvas.text("\(leaf.id)") }
}

/// A cell of a tree that measures itself.
struct MeasuringCell: CanvasCell {
  var leaf: Leaf

  static var sizing: Sizing { .estimatedHeight(20) }

  func measure(offered: Size, text: any TextMeasuring) -> Size { leaf.measured(offered) ?? offered }

  func draw(in canvas: inout Canvas) { canvas.text("\(leaf.id)") }
}

/// A cell of a tree that the host measures.
struct HostedCell: Cell {
  var leaf: Leaf

  static var sizing: Sizing { .estimatedHeight(24) }

  func makeView() -> DrawingView { DrawingView() }

  func update(_ view: DrawingView, state: CellState) {}
}

extension Leaf {
  /// Returns the measured size of a portable cell for an offered size; `nil` for other cells.
  func measured(_ offered: Size) -> Size? {
    switch kind {
    case .block(let units):
      // A rounded width must not add a line.
      let height = (units * 1600 / max(offered.width, 40) - 0.1).rounded(.up) + Double(revision % 3) * 16
      return Size(width: offered.width, height: height)
    case .stamp(let width, let height): return Size(width: width + Double(revision % 3) * 8, height: height)
    case .line, .tile, .part, .native, .group: return nil
    }
  }

  var sizing: Sizing {
    switch kind {
    case .line: TileCell.sizing
    case .tile(let width, let height): .fixed(width: width, height: height)
    case .block: MeasuringCell.sizing
    case .stamp: Sizing(width: .estimated(20), height: .estimated(20))
    case .part: Sizing(width: .fraction(1), height: .fraction(1))
    case .native: HostedCell.sizing
    case .group(let bunch): bunch.size.map { $0.sizing } ?? Group<Headless>.sizing
    }
  }

  var cell: AnyCell<Headless> {
    switch kind {
    case .line: AnyCell(TileCell(leaf: self))
    case .tile, .part: AnyCell(TileCell(leaf: self).size(sizing))
    case .block: AnyCell(MeasuringCell(leaf: self))
    case .stamp: AnyCell(MeasuringCell(leaf: self).size(sizing))
    case .native: AnyCell(HostedCell(leaf: self), upcast: { $0 })
    case .group(let bunch): AnyCell(bunch.group)
    }
  }
}

extension DeclaredCell {
  /// The leaf that a cell shows; `nil` for groups.
  var leaf: Leaf? {
    content(as: TileCell.self)?.leaf ?? content(as: MeasuringCell.self)?.leaf
      ?? content(as: HostedCell.self)?.leaf
  }
}

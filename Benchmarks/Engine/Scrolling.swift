import Benchmark
import Tessera
import TesseraTesting

/// Frames in which nothing changes but what is in view.
func registerScrolling(_ count: Int) {
  register("scroll a line", count, scaling: .kilo, state: { Screen(.numbers(count)) }) { meter, screen in
    screen.goToStart()
    // What views and cells ask for is the host's and the program's; the engine adds nothing to it.
    let rows = 43..<(43 + meter.repetitions)
    meter.measure(besides: { for row in rows { screen.fill(row) } }) {
      for _ in rows { screen.scroll(by: Screen.line) }
    }
  }
  register("scroll 30 points", count, scaling: .kilo, state: { Screen(.touchRows(count)) }) { meter, screen in
    screen.goToStart()
    // A row of 44 points comes in two of three steps.
    let rows = 16..<(16 + meter.repetitions * 30 / 44)
    meter.measure(besides: { for row in rows { screen.fill(row) } }) {
      for _ in 0..<meter.repetitions { screen.scroll(by: 30) }
    }
  }
  register("scroll within a line", count, scaling: .kilo, state: { Screen(.numbers(count)) }) {
    meter, screen in
    screen.goToStart()
    screen.scroll(by: 1)
    meter.measure(blocks: 0) {
      for step in 0..<meter.repetitions { screen.scroll(by: step % 2 == 0 ? 1 : -1) }
    }
  }
  register("scroll a page", count, scaling: .kilo, state: { Screen(.numbers(count)) }) { meter, screen in
    screen.scroll(by: -Double(count) * Screen.line)
    meter.measure {
      // Down and up again by turns, so that ten thousand rows do not come to their end.
      for page in 0..<meter.repetitions {
        screen.scroll(by: page / 100 % 2 == 0 ? Screen.page : -Screen.page)
      }
    }
  }
  register("jump to the end", count, state: { Screen(.numbers(count)) }) { meter, screen in
    screen.scroll(by: -Double(count) * Screen.line)
    meter.measure { screen.scroll(by: Double(count) * Screen.line) }
  }
}

/// Frames of a screen of a phone on which tiles of different sizes come and go.
func registerTiles(_ count: Int) {
  let layouts: [(String, Layout)] = [
    ("a list", .list()), ("a flow", .flow(spacing: 8)),
    ("a waterfall", .waterfall(columns: 3, columnSpacing: 8, itemSpacing: 8)),
  ]
  for (name, layout) in layouts {
    register("scroll 30 points of \(name)", count, scaling: .kilo, state: { Tile.list(count) }) {
      meter, tiles in
      let screen = Screen(.tiles(tiles, layout), size: Size(width: 400, height: 800))
      screen.goToStart()
      meter.measure { for _ in 0..<meter.repetitions { screen.scroll(by: 30) } }
    }
  }
}

/// What is not the engine's work in a step that brings one row: making its cell and filling its view.
func registerHost() {
  register("make and fill a row", nil, scaling: .kilo, state: { Screen(.numbers(100)) }) { meter, screen in
    meter.measure { for row in 0..<meter.repetitions { screen.fill(row) } }
  }
  register("declare rows", nil, scaling: .kilo, state: { (0..<1000).map { Row(id: $0) } }) { meter, rows in
    meter.measure { for _ in 0..<meter.repetitions { blackHole(Content.rows(rows)) } }
  }
}

/// Rows whose heights are estimates until they come into view.
func registerMeasured(_ count: Int) {
  register("first frame of measured rows", count, state: { count }) { meter, count in
    var screen: Screen?
    meter.measure { screen = Screen(.paragraphs(count)) }
    blackHole(screen)
  }
  register("scroll a line of measured rows", count, scaling: .kilo, state: { count }) { meter, count in
    // A new screen for each run: rows that were measured before cost less.
    let screen = Screen(.paragraphs(count))
    meter.measure { for _ in 0..<meter.repetitions { screen.scroll(by: Screen.line) } }
  }
  register("scroll 100 pages of measured rows", count, state: { count }) { meter, count in
    let screen = Screen(.paragraphs(count))
    meter.measure { for _ in 0..<100 { screen.scroll(by: Screen.page) } }
  }
}

import Tessera
import TesseraLayout

// Programs that show a list and one thing more. Each is linked alone, so that its size says what the thing costs.

/// The lines of a list.
private func lines(_ rows: Int32) -> Content<Counting> {
  Content { Section("lines") { ForEach(0..<Int(rows)) { Line(number: $0) } } }
}

/// Shows a plain list.
@_cdecl("plain")
public func plain(_ rows: Int32) -> Int32 {
  let stage = makeStage()
  stage.show(lines(rows))
  return run(stage)
}

/// Shows a list whose rows are tapped.
@_cdecl("taps")
public func taps(_ rows: Int32) -> Int32 {
  let stage = makeStage()
  var taps: Int32 = 0
  stage.show(
    Content { Section("lines") { ForEach(0..<Int(rows)) { Line(number: $0).onTap { taps += 1 } } } })
  let operations = run(stage)
  stage.engine.tap(at: Point(x: 40, y: 8))
  return operations + taps
}

/// Shows a list in which several rows are selected.
@_cdecl("selection")
public func selection(_ rows: Int32) -> Int32 {
  let stage = makeStage()
  stage.engine.selectionMode = .multiple
  stage.show(lines(rows))
  let operations = run(stage)
  stage.engine.selectAll()
  return operations + Int32(stage.engine.selection.count)
}

/// Shows a list with pull to refresh.
@_cdecl("refreshing")
public func refreshing(_ rows: Int32) -> Int32 {
  let stage = makeStage()
  stage.show(lines(rows).onRefresh {})
  return run(stage)
}

/// Shows pages.
@_cdecl("pages")
public func pages(_ rows: Int32) -> Int32 {
  let stage = makeStage()
  stage.show(lines(rows).snapping(.pages))
  return run(stage)
}

/// Shows a list in which typed letters find a row.
@_cdecl("typeAhead")
public func typeAhead(_ rows: Int32) -> Int32 {
  let stage = makeStage()
  stage.show(lines(rows).typeAhead())
  let operations = run(stage)
  return operations + (stage.engine.press(.character("l")) ? 1 : 0)
}

/// Shows a list whose ids are texts, and scrolls to one of them by a text of its own.
///
/// - Returns: The number of operations; -1 where the row is not found, or is not the same row in the next content.
@_cdecl("texts")
public func texts(_ rows: Int32) -> Int32 {
  let stage = makeStage()
  func content(_ numbers: Range<Int>) -> Content<Counting> {
    let rows = numbers.map { "row é " + $0.description }
    return Content { Section("lines") { ForEach(rows, id: { $0 }) { Line(number: $0.utf8.count) } } }
  }
  stage.show(content(0..<Int(rows)))
  var operations = run(stage)
  let id = ItemID("row é " + (rows / 2).description)
  stage.engine.scroll(to: id, at: .start)
  operations += Int32(stage.update().operations.count)
  let view = stage.engine.cell(of: id)?.id
  stage.show(content(1..<Int(rows)))
  operations += Int32(stage.update().operations.count)
  return view != nil && stage.engine.cell(of: id)?.id == view ? operations : -1
}

/// Shows a list whose rows are swiped.
@_cdecl("swiping")
public func swiping(_ rows: Int32) -> Int32 {
  let stage = makeStage()
  stage.show(
    Content {
      Section("lines") {
        ForEach(0..<Int(rows)) { Line(number: $0).swipeActions(leading: [ContextAction("Delete") {}]) }
      }
    })
  return run(stage)
}

/// Shows a list whose rows can be reordered.
@_cdecl("reordering")
public func reordering(_ rows: Int32) -> Int32 {
  let stage = makeStage()
  stage.show(
    Content { Section("lines") { ForEach(0..<Int(rows)) { Line(number: $0).reorderable() } } }.onReorder {
      _ in
    })
  return run(stage)
}

/// Shows a list whose rows are told that they appear.
@_cdecl("lifecycle")
public func lifecycle(_ rows: Int32) -> Int32 {
  let stage = makeStage()
  var appeared: Int32 = 0
  stage.show(
    Content { Section("lines") { ForEach(0..<Int(rows)) { Line(number: $0).onAppear { appeared += 1 } } } })
  return run(stage) + appeared
}

/// Shows a list that moves when it changes.
@_cdecl("motion")
public func motion(_ rows: Int32) -> Int32 {
  let stage = makeStage()
  stage.show(lines(rows))
  var operations = stage.update(at: 0).operations.count
  stage.show(lines(rows / 2))
  operations += stage.update(at: 1).operations.count
  return Int32(operations)
}

/// Shows a list whose rows are dragged elsewhere.
@_cdecl("dragging")
public func dragging(_ rows: Int32) -> Int32 {
  let stage = makeStage()
  stage.show(
    Content {
      Section("lines") { ForEach(0..<Int(rows)) { Line(number: $0).draggable { DragOffer(text: "line") } } }
    })
  return run(stage)
}

/// Shows a placeholder while there are no rows.
@_cdecl("placeholders")
public func placeholders(_ rows: Int32) -> Int32 {
  let stage = makeStage()
  stage.show(lines(0).empty { Line(number: 0) })
  return run(stage)
}

/// Shows a list that keys move through.
@_cdecl("keys")
public func keys(_ rows: Int32) -> Int32 {
  let stage = makeStage()
  stage.show(lines(rows))
  let operations = run(stage)
  return operations + (stage.engine.press(.pageUp) ? 1 : 0)
}

/// Shows a list that comes back to where it was scrolled.
@_cdecl("restoration")
public func restoration(_ rows: Int32) -> Int32 {
  let stage = makeStage()
  stage.show(lines(rows))
  let operations = run(stage)
  stage.engine.restore(stage.engine.scrollPosition)
  return operations + Int32(stage.update().operations.count)
}

/// Shows a list that screen readers read.
@_cdecl("accessibility")
public func accessibility(_ rows: Int32) -> Int32 {
  let stage = makeStage()
  stage.show(lines(rows))
  let operations = run(stage)
  return operations + Int32(stage.engine.cells.compactMap { stage.engine.accessibility(of: $0.id) }.count)
}

/// Explains what it shows.
@_cdecl("explaining")
public func explaining(_ rows: Int32) -> Int32 {
  let stage = makeStage(EngineConfiguration(historyLimit: 8))
  stage.show(lines(rows))
  let operations = run(stage)
  return operations + Int32(stage.engine.cells.compactMap { stage.engine.explain($0.id) }.count)
}

/// Does everything that the others do.
@_cdecl("everything")
public func everything(_ rows: Int32) -> Int32 {
  let programs = [
    plain, taps, selection, refreshing, pages, typeAhead, swiping, reordering, lifecycle, motion, dragging,
    placeholders, keys, restoration, accessibility, explaining,
  ]
  return programs.reduce(check(rows)) { $0 + $1(rows) }
}

import TesseraComponents
import TesseraLayout

/// A row of eight nodes.
private struct ComponentRow: Component {
  var number: Int
  var press: () -> Void

  var body: some Component {
    VStack {
      HStack {
        Text("line " + number.description).style(.headline)
        Spacer()
        Badge(number.description)
        Button("OK", action: press)
      }
      Text("a caption").style(.caption)
    }
  }
}

/// Shows a list whose rows are texts.
@_cdecl("textRows")
public func textRows(_ rows: Int32) -> Int32 {
  let stage = makeStage()
  stage.show(
    Content { Section("lines") { ForEach(0..<Int(rows)) { Text("line " + $0.description) } } })
  return run(stage)
}

/// Shows a list whose rows are composed of components, shows the same rows again, and presses the button of one of
/// them.
///
/// - Returns: The number of operations; -1 if equal rows have changed, or if the button was not pressed.
@_cdecl("componentRows")
public func componentRows(_ rows: Int32) -> Int32 {
  let stage = makeStage()
  var presses = 0
  func content() -> Content<Counting> {
    Content { Section("lines") { ForEach(0..<Int(rows)) { ComponentRow(number: $0) { presses += 1 } } } }
  }
  stage.show(content())
  let operations = run(stage)
  stage.show(content())
  let changes = stage.update().operations.count
  stage.engine.tap(at: Point(x: 300, y: 136))
  _ = stage.update()
  return presses == 1 && changes == 0 ? operations : -1
}

// A program as GTKApp makes it, for tests that look at it from outside: it says when its main actor works.
import Foundation
import TesseraGTK

struct NumberCell: CanvasCell {
  var number: Int

  func draw(in canvas: inout Canvas) { canvas.text("\(number)") }
}

/// Prints a line at once: it is read while the program runs.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

let app = try GTKApp(title: "GTKProbe")
app.show(
  Content {
    Section("numbers") {
      ForEach(0..<1_000) { number in
        NumberCell(number: number).onTap { say("tap \(number)") }
          .draggable { DragOffer(text: "number \(number)", uris: ["file:///numbers/\(number)"]) }
      }
    }
    .onDropText { drop in say("drop \(drop.values) \(drop.action)") }
  })
app.collection.onUpdate = { _ in
  guard app.collection.engine.updateCount == 1 else { return }
  Task { say("shown") }
}
exit(app.run())

import CGTKBenchmarks
import Glibc

// Shows rows in one way, scrolls through them, and writes what that took: lines that GTKBenchmarks reads.
// Usage: GTKContender list-view|tessera|tessera-heights ROWS FRAMES START [SCENARIO...], where START is in milliseconds of
// the monotonic clock.
// It does without Foundation, so that little but the lists themselves counts.

func fail(_ message: String, status: Int32) -> Never {
  let line = Array("GTKContender: \(message)\n".utf8)
  _ = Glibc.write(STDERR_FILENO, line, line.count)
  exit(status)
}

let arguments = CommandLine.arguments.dropFirst().map { $0 }
guard arguments.count >= 4, let contender = Contender(rawValue: arguments[0]), let rows = Int(arguments[1]),
  let frames = Int(arguments[2]), let start = Double(arguments[3])
else {
  fail("is started by GTKBenchmarks", status: 64)
}
guard let window = Window(contender, rows: rows) else {
  fail("there is no display; start the benchmark with Scripts/benchmark-gtk", status: EXIT_FAILURE)
}

func write(figure name: String, _ value: Double) { print("figure", name, value) }

func write(rows: [ShownRow], after moment: String) {
  for row in rows { print("row", moment, row.index, row.y, row.height, row.wantedHeight) }
}

window.waitForFirstFrame()
write(figure: "first", ProcessFigures.time - start)
write(figure: "first.processor", ProcessFigures.processorTime)
write(figure: "first.memory", ProcessFigures.megabytes("RssAnon") ?? 0)
window.wait(seconds: 0.5)
write(figure: "height", Double(gtk_widget_get_height(window.scrolledWindow)))
write(rows: window.shownRows, after: "first")
let wanted = arguments.dropFirst(4).compactMap { Scenario(rawValue: $0) }
for scenario in wanted.isEmpty ? Scenario.allCases : wanted {
  let figures = FrameMeter.measure(scenario, frames: frames, in: window)
  write(figure: "\(scenario.rawValue).processor", figures.processorTime)
  write(figure: "\(scenario.rawValue).frame.processor", figures.frameProcessorTime)
  write(figure: "\(scenario.rawValue).late", Double(figures.lateFrames))
  write(figure: "\(scenario.rawValue).long", Double(figures.longFrames))
  write(figure: "\(scenario.rawValue).moves", Double(figures.moves))
  write(figure: "\(scenario.rawValue).memory", ProcessFigures.megabytes("RssAnon") ?? 0)
  // Until the list has come to rest.
  window.wait(seconds: 0.5)
  write(rows: window.shownRows, after: scenario.rawValue)
}
if let peak = ProcessFigures.megabytes("VmHWM") { write(figure: "memory", peak) }
if let own = ProcessFigures.megabytes("RssAnon") { write(figure: "memory.own", own) }

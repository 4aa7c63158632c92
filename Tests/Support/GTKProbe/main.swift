// A program with a GTKApp, for tests that observe it from outside: it prints when its main actor runs.
import Foundation
import TesseraGTK

/// Prints a line at once, as it is read while the program runs.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

let app = try GTKApp(title: "GTKProbe")
let examples = Examples()
let names = CommandLine.arguments.dropFirst()
if !names.isEmpty {
  var configuration = EngineConfiguration.desktop()
  configuration.selectionMode = .multiple
  app.collection = CollectionView(configuration: configuration)
  app.collection.accessibilityLabel = "Example"
}
app.show(examples.content(names.first ?? ""))
examples.onChange { app.show(examples.content(names.first ?? "")) }
var isShown = false
app.collection.onUpdate = { _ in
  if !isShown { Task { say("shown") } }
  isShown = true
}
// Shows the example with the name that is read from the standard input.
if !names.isEmpty {
  FileHandle.standardInput.readabilityHandler = { input in
    let name = String(decoding: input.availableData, as: UTF8.self).trimmingCharacters(in: .newlines)
    if name.isEmpty { return input.readabilityHandler = nil }
    Task { @MainActor in
      app.show(examples.content(name))
      say("showing \(name)")
    }
  }
}
exit(app.run())

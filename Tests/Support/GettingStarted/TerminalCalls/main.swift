// The programs of the page about calls for command-line tools.
import Foundation
import TesseraTerminal

struct Branch: Sendable {
  var name: String
  var commit: String
}

let branches = [
  Branch(name: "main", commit: "Release 2.0"), Branch(name: "fix-login", commit: "Keep the session"),
  Branch(name: "dark-mode", commit: "Add a theme"),
]

@MainActor
func checkOut() async throws -> String {
  guard let branch = try await Terminal.pick(branches, prompt: "Branch", title: { $0.name }) else {
    exit(130)
  }
  return branch.name
}

@MainActor
func checkOutWithPreview() async throws -> Branch? {
  try await Terminal.pick(branches, rows: nil) {
    $0.name
  } preview: {
    "Last commit:\n\($0.commit)"
  }
}

@MainActor
func deleteBranches() async throws -> [String] {
  let chosen = try await Terminal.pickMany(branches, prompt: "Delete") { $0.name } ?? []
  guard !chosen.isEmpty else { return [] }
  guard try await Terminal.confirm("Delete \(chosen.count) branches?") == true else { return [] }
  return chosen.map(\.name)
}

@MainActor
func nameOfBranch() async throws -> String? {
  try await Terminal.ask("Name of the branch", default: "topic") { name in
    name.contains(" ") ? "A name cannot contain spaces." : nil
  }
}

@MainActor
func unlock() async throws -> String? { try await Terminal.ask("Passphrase", isSecret: true) }

struct Process: Identifiable {
  var id: Int
  var name: String
  var memory: Int
}

let processes = [
  Process(id: 1, name: "init", memory: 12), Process(id: 310, name: "editor", memory: 480),
  Process(id: 311, name: "shell", memory: 9),
]

@MainActor
func chooseProcess() async throws -> Process? {
  try await Terminal.table(processes, title: "Processes") {
    Column("Process", value: \.id)
    Column("Name", value: \.name).width(.flexible(min: 10))
    Column("Memory", value: \.memory) { "\($0) MB" }
  }
}

struct File {
  var path: String
  var files: [File]?
  var name: String { String(path.split(separator: "/").last ?? "/") }
}

let folder = File(
  path: "/src",
  files: [File(path: "/src/main.swift"), File(path: "/src/ui", files: [File(path: "/src/ui/a.swift")])])

@MainActor
func chooseFile() async throws -> File? {
  try await Terminal.tree([folder], id: \.path, children: \.files, title: "Files") { $0.name }
}

@MainActor
func watchLog() async throws {
  let lines = AsyncStream<String> { lines in
    for number in 1...100 { lines.yield("GET /page/\(number)") }
    lines.finish()
  }
  try await Terminal.follow(lines, title: "access.log")
}

@MainActor
func copy(_ files: [String]) async throws {
  try await Terminal.progress("Copying", summary: "Copied \(files.count) files") { progress in
    for (index, file) in files.enumerated() {
      progress.report(Double(index) / Double(files.count), file)
      try await Task.sleep(for: .milliseconds(100))
    }
  }
}

@MainActor
func showStatus() async throws {
  try await Terminal.show(
    Content {
      Section("status") {
        Text("2 files changed").selectable()
        Text("main is up to date").selectable()
      }
    }, rows: 8, title: "Status")
}

switch CommandLine.arguments.dropFirst().first {
case "pick": print(try await checkOut())
case "preview": print(try await checkOutWithPreview()?.name ?? "nothing")
case "pickMany": print(try await deleteBranches().joined(separator: " "))
case "ask": print(try await nameOfBranch() ?? "nothing")
case "secret": print(try await unlock()?.count ?? 0)
case "table": print(try await chooseProcess()?.name ?? "nothing")
case "tree": print(try await chooseFile()?.path ?? "nothing")
case "follow": try await watchLog()
case "progress": try await copy((1...5).map { "file \($0)" })
case "show": try await showStatus()
default: print("usage: TerminalCallsPage CALL")
}

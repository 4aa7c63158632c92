#if !canImport(ObjectiveC)
import Testing
import UIKit

@testable import TesseraUIKit

@MainActor
@Suite("Issues of models beside adapters", .simulated)
struct AdapterIssueOutputTests {
  init() { Simulation.reset() }

  private final class Lines {
    var lines: [String] = []

    func count(of issue: OutlineIssue) -> Int { lines.count { $0 == "Tessera: \(issue)" } }
  }

  private func adapter(_ lines: Lines) -> TableViewAdapter {
    let adapter = TableViewAdapter(UITableView(frame: .zero, style: .plain))
    adapter.driver.issues.output = IssueOutput { lines.lines.append($0) }
    return adapter
  }

  private func outline(_ name: String) -> Outline<String, String> {
    Outline([name, name], id: { $0 }) { (_: String) -> [String]? in nil }
  }

  private let content = Content<UIKitHost> { Section("s") { NameCell(name: "a") } }

  @Test("An adapter prints the issues of an outline without a handler")
  func unasked() {
    let lines = Lines()
    let adapter = adapter(lines)
    let outline = outline("adapter")
    adapter.show(content)
    Simulation.advance(by: 0.1)
    #expect(lines.count(of: .duplicateNode("adapter")) == 1)
    outline.reload(["reloaded", "reloaded"])
    #expect(lines.count(of: .duplicateNode("reloaded")) == 1)
  }

  @Test("An adapter prints no issues that have a handler or are silenced")
  func asked() {
    let (lines, silent) = (Lines(), Lines())
    let adapter = adapter(lines)
    let silenced = self.adapter(silent)
    silenced.writesIssues = false
    let outline = outline("asked")
    var reported: [OutlineIssue] = []
    adapter.show(content)
    silenced.show(content)
    outline.onIssue = { reported.append($0) }
    _ = self.outline("silenced")
    adapter.show(content)
    Simulation.advance(by: 0.1)
    #expect(reported == [.duplicateNode("asked")] && lines.count(of: .duplicateNode("asked")) == 0)
    #expect(lines.count(of: .duplicateNode("silenced")) == 1 && silent.lines.isEmpty)
  }
}
#endif

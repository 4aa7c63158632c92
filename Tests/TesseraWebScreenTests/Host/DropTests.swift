import ChromiumDriver
import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// Drags within a page, from other programs, and by finger. The files and marks of drags do not outlive them.
  @Suite("Drags and reordering on a page")
  struct DropTests {
    private static func showDrags(_ name: String, first: String, _ probe: ProbePage) async throws {
      try await probe.call(name)
      try await probe.waitForFirst(first, top: 0)
      try await probe.page.wait(
        until:
          "['drag', 'reorder'].every(part => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(`-${part}.js`)))"
      )
      try await probe.page.waitForFrame()
    }

    private static func drop(
      _ items: [String: String] = [:], files: [String] = [], operations: Double = 3, at place: BrowserPoint,
      _ page: BrowserPage
    ) async throws {
      for phase in ["dragEnter", "dragOver", "dragOver", "drop"] {
        try await page.drag(phase, at: place, items: items, files: files, operations: operations)
        try await page.waitForFrame()
      }
    }

    private static let texts = "cells().map(cell => cell[0]).join()"

    @Test("A link is dropped between rows as an address")
    func link() async throws {
      try await ProbePage.open { probe in
        try await Self.showDrags("show_drags", first: "One", probe)
        try await Self.drop(
          ["text/uri-list": "# a comment\r\nhttps://example.org/a"], at: BrowserPoint(x: 100, y: 42),
          probe.page)
        try await probe.page.wait(until: "\(Self.texts) === 'One,https://example.org/a,Two,Three'")
      }
    }

    @Test("A row is dropped on another element of the page")
    func element() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await Self.showDrags("show_drags", first: "One", probe)
        try await page.evaluate(
          """
          const bin = document.body.appendChild(document.createElement('div'));
          bin.style.cssText = 'position: fixed; z-index: 5; left: 400px; top: 300px; width: 100px; height: 100px';
          bin.ondragover = event => { event.dataTransfer.dropEffect = 'copy'; event.preventDefault(); };
          bin.ondrop = event => { window.dropped = event.dataTransfer.getData('text/plain'); event.preventDefault(); };
          0
          """)
        let data = try await page.dragOut(from: BrowserPoint(x: 100, y: 60), by: BrowserPoint(x: 80, y: 200))
        try await Self.drop(data, at: BrowserPoint(x: 450, y: 350), page)
        try await page.wait(until: "window.dropped === 'Two'")
      }
    }

    @Test("A drag of another program is not taken for one of the page that ended without a report")
    func otherProgram() async throws {
      try await ProbePage.open { probe in
        try await Self.showDrags("show_drags", first: "One", probe)
        // The browser reports no end of this drag.
        let data = try await probe.page.dragOut(
          from: BrowserPoint(x: 100, y: 60), by: BrowserPoint(x: 80, y: 200))
        #expect(data["text/plain"] == "Two")
        try await Self.drop(["text/plain": "Hello"], at: BrowserPoint(x: 100, y: 42), probe.page)
        try await probe.page.wait(until: "\(Self.texts) === 'One,Hello,Two,Three'", seconds: 10)
      }
    }

    @Test("The address of a dropped file can be loaded until the program frees it")
    func files() async throws {
      try await ProbePage.open { probe in
        let (page, folder) = (probe.page, try TemporaryFolder())
        try await Self.showDrags("show_drags", first: "One", probe)
        try await page.evaluate(
          "window.kept = new Set(); const [make, free] = [URL.createObjectURL, URL.revokeObjectURL]; URL.createObjectURL = file => { const url = make(file); kept.add(url); return url; }; URL.revokeObjectURL = url => { kept.delete(url); free(url); }; 0"
        )
        try folder.write("{}", to: "data.json")
        try await Self.drop(
          files: [folder.path("data.json")], at: BrowserPoint(x: 100, y: 42), page)
        try await page.wait(until: "/^One,blob:.*#data.json,Two/.test(\(Self.texts))")
        #expect(try await page.evaluate("kept.size") == 1)
        try await probe.call("release_files")
        try await page.wait(until: "kept.size === 0")
      }
    }

    @Test("A value is dropped on another collection of the page")
    func otherCollection() async throws {
      try await ProbePage.open { probe in
        try await SeveralCollectionsTests.addSecond("left: 400px; top: 0; width: 300px; height: 300px", probe)
        try await Self.showDrags("show_drags", first: "One", probe)
        // With the mouse of the driver, the pointer would move on the page, which ends a drag.
        let accepted = try await probe.page.evaluate(
          """
          (() => {
            const row = [...document.querySelectorAll('#list .tessera-cell')].find(cell => cell.textContent === 'Three');
            const target = document.querySelector('#second .tessera-cell'), dataTransfer = new DataTransfer();
            const { left, top } = row.getBoundingClientRect(), box = target.getBoundingClientRect();
            const send = (Type, name, element, x, y) => element.dispatchEvent(new Type(name, {
              dataTransfer, clientX: x + 10, clientY: y + 10, isPrimary: true, bubbles: true, cancelable: true }));
            send(PointerEvent, 'pointerdown', row, left, top);
            send(DragEvent, 'dragstart', row, left, top);
            return ['dragenter', 'dragover', 'drop'].map(name => !send(DragEvent, name, target, box.left, box.top));
          })()
          """)
        #expect(accepted == [true, true, true])
        try await probe.page.wait(until: "probe('tapped') === 5", seconds: 10)
      }
    }

    @Test("A dropped file of text is freed at once if only its text is accepted")
    func textFile() async throws {
      try await ProbePage.open { probe in
        let (page, folder) = (probe.page, try TemporaryFolder())
        try await Self.showDrags("show_text_drops", first: "One", probe)
        try await page.evaluate(
          "window.freed = 0; const free = URL.revokeObjectURL; URL.revokeObjectURL = url => { freed++; free(url); }; 0"
        )
        try folder.write("Hello", to: "note.txt")
        try await Self.drop(files: [folder.path("note.txt")], at: BrowserPoint(x: 100, y: 42), page)
        try await page.wait(until: "\(Self.texts) === 'One,Two,Three,Hello'")
        try await page.wait(until: "window.freed === 1", seconds: 5)
      }
    }

    @Test("A row that can be reordered and dragged is reordered by a drag over its own collection")
    func ownCollection() async throws {
      try await ProbePage.open { probe in
        try await Self.showDrags("show_reorderable", first: "Ada", probe)
        let data = try await probe.page.dragOut(
          from: BrowserPoint(x: 100, y: 20), by: BrowserPoint(x: 0, y: 60))
        #expect(data["text/plain"] == "Ada")
        try await Self.drop(data, operations: 17, at: BrowserPoint(x: 100, y: 105), probe.page)
        try await probe.page.wait(until: "\(Self.texts).startsWith('Ben,Cleo,Ada,Dora')")
      }
    }

    @Test("A group is dragged out by one of its cells")
    func group() async throws {
      try await ProbePage.open { probe in
        try await Self.showDrags("show_reorderable", first: "Ada", probe)
        try await probe.page.wait(until: "cells().length === 9")
        let data = try await probe.page.dragOut(
          from: BrowserPoint(x: 100, y: 260), by: BrowserPoint(x: 80, y: 200))
        #expect(data["text/plain"] == "First")
      }
    }

    @Test("A finger that holds a row or a group moves it, and one that does not scrolls")
    func finger() async throws {
      try await ProbePage.open(width: 400, height: 250) { probe in
        let page = probe.page
        try await page.setTouch(true)
        try await Self.showDrags("show_reorderable", first: "Ada", probe)
        try await Self.hold(BrowserPoint(x: 100, y: 60), to: BrowserPoint(x: 100, y: 145), page)
        try await page.wait(until: "\(Self.texts).startsWith('Ada,Cleo,Dora,Ben,Emil')")
        #expect(try await page.evaluate("document.getElementById('list').scrollTop") == 0)
        // At once, the content scrolls.
        try await page.evaluate(
          "document.getElementById('list').addEventListener('scrollend', () => { window.hasEnded = true; })")
        try await page.swipe(from: BrowserPoint(x: 100, y: 200), to: BrowserPoint(x: 100, y: 20))
        try await page.wait(until: "document.getElementById('list').scrollTop > 50 && window.hasEnded")
        try await probe.waitForRest()
        try await page.wait(until: "\(Self.texts).endsWith('First 1,First 2,Second 1,Second 2')")
        let top = try await page.evaluate("cells().find(cell => cell[0] === 'Second 2')[1]").number ?? 0
        try await Self.hold(BrowserPoint(x: 100, y: top + 10), to: BrowserPoint(x: 100, y: top - 90), page)
        try await page.wait(until: "\(Self.texts).endsWith('Second 1,Second 2,First 1,First 2')")
      }
    }

    private static func hold(_ start: BrowserPoint, to end: BrowserPoint, _ page: BrowserPage) async throws {
      try await page.touch("touchStart", [start])
      try await page.evaluate("new Promise(done => setTimeout(done, 600))")
      for step in 1...10 {
        let y = start.y + (end.y - start.y) * Double(step) / 10
        try await page.touch("touchMove", [BrowserPoint(x: start.x, y: y)])
      }
      try await page.waitForFrame()
      try await page.touch("touchEnd", [])
    }
  }
}

import CGTK
import CTesseraGTK
import TestSupport
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// Programs that change the collection within any callback.
  @MainActor
  struct ReentrancyTests {
    @Test(
      "After random changes within callbacks, a window equals a new one", .tags(.model),
      arguments: (0..<UInt64(5)).sampled)
    func whatIsSeenIsWhatAFreshWindowShows(seed: UInt64) async throws {
      let meddler = try await Meddler(seed: seed)
      for _ in 0..<3 {
        try await meddler.meddle(times: 60)
        try await meddler.expectFreshLook()
      }
      #expect(meddler.callers.count == 5, "everything has called: \(meddler.callers)")
      meddler.window.close()
    }
  }

  /// A program that scrolls and changes the content at random in each callback.
  @MainActor
  fileprivate final class Meddler {
    private(set) var window: Window
    private var random: SeededGenerator
    private var numbers = Array(0..<200)
    private var hasHeader = true
    private var (calls, goal, depth) = (0, 0, 0)
    /// The callbacks that have been called.
    private(set) var callers: Set<String> = []

    init(seed: UInt64) async throws {
      random = SeededGenerator(seed: seed)
      window = try await Window(Content { Section("none") { LineCell(text: "none") } })
    }

    /// Makes a number of changes, and waits until the window is at rest.
    func meddle(times: Int) async throws {
      goal = calls + times
      let watchers = ["value-changed", "changed"].map { signal in
        let watcher = SignalWatcher { [weak self] in self?.act(from: signal) }
        watcher.watch(window.adjustment(), signal)
        return watcher
      }
      window.onUpdate = { [weak self] in self?.act(from: "onUpdate") }
      show()
      try await wait("all calls") {
        // If everything fits, no value changes any more, but frames still call.
        window.view.setNeedsUpdate()
        return calls >= goal
      }
      for watcher in watchers { watcher.stop() }
      window.onUpdate = {}
      try await window.settle()
    }

    /// Makes a change, unless enough changes are under way.
    private func act(from caller: String) {
      // Rows appear and disappear so often that the other callbacks would get no turn.
      let isRow = caller == "onAppear" || caller == "onDisappear"
      if isRow, Int.random(in: 0..<10, using: &random) > 0 { return }
      guard calls < goal, depth < 3 else { return }
      callers.insert(caller)
      calls += 1
      depth += 1
      defer { depth -= 1 }
      switch Int.random(in: 0..<12, using: &random) {
      case 0...2:
        gtk_adjustment_set_value(window.adjustment(), Double.random(in: -100...9_000, using: &random))
      case 3: window.engine.scroll(by: Point(y: Double.random(in: -500...500, using: &random)))
      case 4: window.engine.scroll(to: ItemID(numbers.randomElement(using: &random) ?? 0), at: .center)
      case 5:
        numbers.shuffle(using: &random)
        show()
      case 6:
        numbers.removeSubrange(0..<numbers.count / 2)
        show()
      case 7:
        let count = Int.random(in: numbers.count...400, using: &random)
        numbers.insert(contentsOf: (numbers.count..<count).map { $0 + 1_000 * calls }, at: numbers.count / 3)
        show()
      case 8:
        hasHeader.toggle()
        show()
      case 9: gtk_widget_queue_allocate(window.view.widget)
      case 10:
        let height = Int32.random(in: 100...500, using: &random)
        gtk_window_set_default_size(window.window.asWindow, 320, height)
      default: window.engine.focus(on: ItemID(numbers.randomElement(using: &random) ?? 0))
      }
    }

    private func show() { window.view.show(content()) }

    private func content() -> Content<GTK> {
      let rows = Section<GTK>("rows") {
        ForEach(numbers, id: \.self) { number -> AnyCell<GTK> in
          if number.isMultiple(of: 2) {
            LabelCell(text: "label \(number)").onAppear { [weak self] in self?.act(from: "onAppear") }
          } else {
            LabelCell(text: "plain \(number)").onDisappear { [weak self] in self?.act(from: "onDisappear") }
          }
        }
      }
      return Content {
        if hasHeader { rows.header(pinned: true) { LabelCell(text: "header") } } else { rows }
      }
    }

    /// Expects the look of a new window with the same content.
    func expectFreshLook() async throws {
      try await window.expectRest()
      let height = gtk_widget_get_height(window.view.widget)
      let fresh = try await Window(height: height, content())
      defer { fresh.close() }
      try await fresh.scroll(to: window.value)
      #expect(window.look == fresh.look)
      #expect(window.extent == fresh.extent)
      #expect(window.value == window.engine.viewport.minY)
      // An item can be deleted before it is looked up.
      let issues = window.issues.filter { if case .unknownItem = $0 { false } else { true } }
      #expect(issues.isEmpty)
    }
  }
}

extension Window {
  /// The texts of the visible rows, with their frames.
  fileprivate var look: [String] {
    let (width, height) = (gtk_widget_get_width(view.widget), gtk_widget_get_height(view.widget))
    return shownRows.compactMap { row in
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(row, view.widget, &bounds) != 0,
        bounds.origin.y < Float(height), bounds.origin.y + bounds.size.height > 0
      else { return nil }
      let text = gtk_label_get_text(OpaquePointer(gtk_widget_get_first_child(row))).map {
        String(cString: $0)
      }
      return "\(text ?? "") at \(bounds.origin.y), \(bounds.size.height) high of \(width) × \(height)"
    }
  }

  fileprivate var extent: [Double] {
    [
      gtk_adjustment_get_lower(adjustment()), gtk_adjustment_get_upper(adjustment()), value,
      gtk_adjustment_get_page_size(adjustment()),
    ]
  }
}

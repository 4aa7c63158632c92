import CGTKTesting
import CTesseraGTK
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// The sizes of components on the desktop.
  @MainActor
  struct ComponentsMeasureTests {
    /// Cells that show one component each.
    private func rows(_ texts: [String]) -> Content<GTK> {
      Content { Section("rows") { ForEach(texts, id: \.self) { Text($0) } } }
    }

    @Test("A row has the height and the margins of the desktop")
    func rowsHaveTheHeightOfTheDesktop() async throws {
      let window = try await Window(rows(["one"]))
      defer { window.close() }
      #expect(window.frame(of: "one")?.height == 34)
      let picture = try Picture(of: window.view.widget)
      let ink = (0..<320).filter { x in (0..<34).contains { picture[x, $0] < 0x808080 } }
      #expect((12...14).contains(try #require(ink.first)))
    }

    @Test("Components have the font size of labels, and drawn cells that of lines of 16 points")
    func componentsHaveTheSizeOfLabels() throws {
      try connectToDisplay()
      let (drawn, labels) = (GTK.text, GTK.text.labelText)
      for text in ["Save", "Words of some length", "a"] {
        let label = try #require(gtk_label_new(text))
        g_object_ref_sink(label)
        defer { g_object_unref(label) }
        let (width, height) = (label.natural(.horizontal), label.natural(.vertical))
        let size = labels.size(of: text, style: .body, width: nil)
        #expect(abs(size.width - width) <= 1 && size.height == height)
        #expect(drawn.size(of: text, style: .body, width: nil).height == 16)
      }
      #expect(drawn.lineHeight(of: .body) == 16)
      #expect(labels.metrics.hasNativeControls && !labels.metrics.isCharacterGrid)
    }

    @Test("Each size of text has lines of its own height, which the drawing fits")
    func sizesHaveTheirOwnLines() async throws {
      let text = GTK.text.labelText
      let heights = TextSize.allCases.map { text.lineHeight(of: TextStyle(size: $0)) }
      #expect(heights == heights.sorted() && Set(heights).count == 4)
      for size in TextSize.allCases {
        let style = TextStyle(size: size, lineLimit: nil)
        let line = text.lineHeight(of: style)
        #expect(text.size(of: "one\ntwo", style: style, width: nil).height == 2 * line)
        #expect(text.baseline(of: style) > line / 2 && text.baseline(of: style) < line)
      }
      let window = try await Window(
        Content {
          Section("rows") {
            Text("Hg\nHg\nHg").style(.largeTitle).id("title")
            Text("Hg\nHg\nHg").style(.caption).id("caption")
          }
        })
      defer { window.close() }
      let picture = try Picture(of: window.view.widget)
      for (id, height) in [("title", heights[3]), ("caption", heights[0])] {
        let frame = try #require(window.frame(of: ItemID(id)))
        #expect(frame.height == max(34, 3 * height + 12))
        // Each of the three lines has ink.
        for line in 0..<3 {
          let top = Int(frame.minY + (frame.height - 3 * height) / 2 + Double(line) * height)
          let rows = top..<top + Int(height)
          #expect(rows.contains { y in (12..<80).contains { picture[$0, y] < 0xA0A0A0 } }, "\(id) \(line)")
        }
      }
    }

    @Test("Metrics and texts grow with the font, and the revision tells it")
    func metricsGrowWithTheFont() async throws {
      let window = try await Window(
        Content {
          Section("rows") {
            Text("words").id("text")
            Button("Save") {}.id("button")
          }
        })
      defer { window.close() }
      let text = GTK.text.labelText
      let (usual, revision) = (text.lineHeight(of: .body), text.revision)
      #expect(text.metrics.controlHeight == 34)
      gtk_testing_set_text("gtk-font-name", "Sans 22")
      defer { gtk_testing_reset("gtk-font-name") }
      try await wait("a higher row") { (window.frame(of: "text")?.height ?? 0) > 34 }
      try await window.settle()
      #expect(text.revision > revision && text.lineHeight(of: .body) > 1.8 * usual)
      let button = try #require(window.controls("button").first)
      #expect(window.bounds(of: button)?.height == button.natural(.vertical))
      #expect(text.metrics.controlHeight == button.natural(.vertical))
      gtk_testing_reset("gtk-font-name")
      try await wait("the usual row") { window.frame(of: "text")?.height == 34 }
      // The same font is no change.
      let latest = text.revision
      PangoText.updateFont()
      #expect(text.revision == latest)
    }

    @Test("No title of a control is truncated", arguments: ["Sans 11", "Sans 8", "Serif 14", "Sans 20"])
    func titlesFit(font: String) async throws {
      gtk_testing_set_text("gtk-font-name", font)
      defer { gtk_testing_reset("gtk-font-name") }
      let titles = ["OK", "Save changes", "i", "Übernehmen", "WWWW", "Fußgänger…"]
      let window = try await Window(
        Content {
          Section("controls") {
            ForEach(titles, id: \.self) { title in
              HStack {
                Button(title) {}
                Toggle(title, isOn: true) { _ in }
              }
            }
            Toggle("", isOn: false) { _ in }.id("bare")
            TextField("Name", text: "") { _ in }.id("field")
          }
        })
      defer { window.close() }
      for id in titles.map({ ItemID($0) }) + ["bare", "field"] {
        let controls = window.controls(id)
        #expect(!controls.isEmpty)
        for control in controls {
          let (width, height) = (control.natural(.horizontal), control.natural(.vertical))
          let size = try #require(window.bounds(of: control)?.size)
          #expect(size.width >= width && size.height >= height, "\(id)")
        }
        if controls.count == 2 {
          let frames = try controls.map { try #require(window.bounds(of: $0)) }
          #expect(frames[0].maxX + 11 <= frames[1].minX, "\(id): the controls keep their distance")
        }
      }
    }

    @Test("In a narrow window, a title is truncated inside its button")
    func titlesAreTruncatedInside() async throws {
      let long = "A button with a title that is longer than its row is wide"
      let window = try await Window(Content { Section("rows") { Button(long) {}.id("button") } })
      defer { window.close() }
      let button = try #require(window.controls("button").first)
      #expect(try #require(window.bounds(of: button)).maxX <= 308)
    }
  }
}

extension Widget {
  /// Returns the natural extent along an axis.
  func natural(_ axis: Axis) -> Double {
    var natural: Int32 = 0
    gtk_widget_measure(
      self, axis == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, -1, nil, &natural,
      nil, nil)
    return Double(natural)
  }
}

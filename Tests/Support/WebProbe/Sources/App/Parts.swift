import TesseraWeb

// The content of the tests of drawings, templates and several collections.

extension Probe {
  /// Shows drawings in rows of components, and in a cell that draws on a canvas.
  func showDrawings() {
    list.show(
      Content {
        Section("drawings") {
          HStack {
            WebDrawing(width: 100, height: 40, description: "A wave") { shapes in
              var wave = WebPath()
              wave.move(to: Point(x: 0, y: 20))
              wave.addCurve(to: Point(x: 50, y: 20), control: Point(x: 25, y: -20))
              wave.addCurve(
                to: Point(x: 100, y: 20), control: Point(x: 60, y: 44), Point(x: 90, y: 44))
              shapes.stroke(wave, .accent, width: 3)
              shapes.fill(WebPath(ellipseIn: Rect(x: 45, y: 15, width: 10, height: 10)), .negative)
              shapes.stroke(
                WebPath(lines: [Point(x: 0, y: 39), Point(x: 100, y: 39)]), .secondary, width: 1, dash: 4)
            }
            Text("Wave")
          }
          .id(0)
          Dial(part: 0.3).id(1)
        }
      })
  }

  /// A ring, a part of which has another color.
  private struct Dial: CanvasCell {
    var part: Double
    static var kind: CellKind { CellKind("dial") }
    static var sizing: Sizing { .height(60) }

    func draw(in canvas: inout Canvas) {
      let ring = WebDrawing(width: 40, height: 40, description: "30 percent") { shapes in
        let center = Point(x: 20, y: 20)
        shapes.stroke(WebPath(ellipseIn: Rect(x: 4, y: 4, width: 32, height: 32)), .separator, width: 6)
        var arc = WebPath()
        arc.addArc(center: center, radius: 16, from: -Double.pi / 2, by: 2 * Double.pi * part)
        shapes.stroke(arc, .rgb(red: 200, green: 80, blue: 0), width: 6)
      }
      canvas.draw(ring, in: Rect(x: 16, y: 10, width: 40, height: 40))
    }
  }

  /// Shows a template of the page, and a custom element in each third row.
  func showTemplates() {
    list.show(
      Content {
        Section("templates") {
          ForEach(0..<1000) { number in
            let name = "<i>Person</i> " + number.description
            let portrait = "picture.svg?" + number.description
            let note = self.notes[number] ?? ""
            let page = number == 0 ? "java\nscript:window.isHacked=1" : "#" + number.description
            if number % 3 == 2 {
              WebTemplate("probe-card", height: 48, values: ["label": name])
                .onEvent { event, value in self.receive(event, value, from: number) }
            } else {
              WebTemplate(
                "person", height: 48,
                values: ["name": name, "portrait": portrait, "note": note, "page": page]
              )
              .onEvent { event, value in self.receive(event, value, from: number) }
            }
          }
        }
      })
  }

  /// Shows rows that a press taps: one with a template, one with a custom element, and one without.
  func showTappableTemplates() {
    let values: KeyValuePairs = ["name": "Ada", "portrait": "picture.svg", "note": "", "page": "#page"]
    list.show(
      Content {
        Section("rows") {
          HStack { WebTemplate("person", height: 48, values: values) }.onTap { self.tapped = 1 }.id(1)
          Row(text: "Row").onTap { self.tapped = 2 }.id(2)
          WebTemplate("probe-field", height: 48, values: ["label": "Field"]).id(3)
        }
        .header { Row(text: "Header") }
      })
  }

  /// Shows a row with two templates and a text between them, or with the second one alone.
  func showTwoTemplates(_ count: Int) {
    list.show(
      Content {
        Section("rows") {
          VStack {
            if count > 1 {
              WebTemplate("person", height: 48, values: ["name": "Ada", "page": "#a"])
              Text("Between")
            }
            WebTemplate("person", height: 48, values: ["name": "Ben", "page": "#b"])
          }
          .onTap {}.id(1)
        }
      })
  }

  /// Shows sections with pinned headers.
  func showPinned() {
    list.show(
      Content {
        for name in ["A", "B"] {
          Section(name) { ForEach(0..<3) { Row(text: name + $0.description) } }
            .header(pinned: true) { Row(text: name) }
        }
      })
  }

  /// Shows a row with two texts and a space between them.
  func showEnds() {
    list.show(
      Content {
        Section("rows") {
          HStack {
            Text("A title of some words").lineLimit(1)
            Text("another one")
            Spacer()
          }
        }
      })
  }

  private func receive(_ event: String, _ value: String, from number: Int) {
    notes[number] = event.utf8.elementsEqual("note".utf8) ? value : event
    tapped = number
    showTemplates()
  }

  /// Shows texts that wrap in a second collection, with its own search in another language.
  func showSecond() {
    let texts = FindTexts(
      field: "Suchen", previous: "Zurück", next: "Weiter", close: "Schließen", notFound: "Nichts gefunden")
    let second = second ?? WebCollection(in: "second", features: [.find(texts), .drags])
    self.second = second
    second.show(
      Content {
        Section("texts") {
          ForEach(0..<20) { number in
            Text("Paragraph " + number.description + " of a text that is so long that it needs several lines")
          }
        }
        .onDrop(of: String.self) { self.tapped = $0.values.reduce(0) { $0 + $1.utf8.count } }
      })
  }

  /// Shows buttons that are invisible, disabled and half transparent.
  func showFaded() {
    list.show(
      Content {
        Section("buttons") {
          Button("Invisible") { self.tapped = 1 }.opacity(0).id(1)
          Button("Disabled") { self.tapped = 2 }.disabled().opacity(0.4).id(2)
          Button("Faded") { self.tapped = 3 }.opacity(0.4).id(3)
        }
      })
  }
}

/// Shows drawings.
@_expose(wasm, "show_drawings")
@_cdecl("show_drawings")
public func showDrawings() { probe?.showDrawings() }

/// Shows templates.
@_expose(wasm, "show_templates")
@_cdecl("show_templates")
public func showTemplates() { probe?.showTemplates() }

/// Shows rows with elements of the page that a press taps.
@_expose(wasm, "show_tappable_templates")
@_cdecl("show_tappable_templates")
public func showTappableTemplates() { probe?.showTappableTemplates() }

/// Shows a row with two templates, or with the second one alone.
@_expose(wasm, "show_two_templates")
@_cdecl("show_two_templates")
public func showTwoTemplates(_ count: Int32) { probe?.showTwoTemplates(Int(count)) }

/// Shows sections with pinned headers.
@_expose(wasm, "show_pinned")
@_cdecl("show_pinned")
public func showPinned() { probe?.showPinned() }

/// Shows texts beside each other.
@_expose(wasm, "show_ends")
@_cdecl("show_ends")
public func showEnds() { probe?.showEnds() }

/// Shows texts in a second collection.
@_expose(wasm, "show_second")
@_cdecl("show_second")
public func showSecond() { probe?.showSecond() }

/// Shows buttons with opacities.
@_expose(wasm, "show_faded")
@_cdecl("show_faded")
public func showFaded() { probe?.showFaded() }

/// Frees the dropped files.
@_expose(wasm, "release_files")
@_cdecl("release_files")
public func releaseFiles() {
  guard let probe else { return }
  for text in probe.dropped where text.utf8.starts(with: "blob:".utf8) { WebModule.releaseFile(at: text) }
}

/// A point of the viewport in CSS pixels.
package struct BrowserPoint: Equatable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

// MARK: - Keyboard

extension BrowserPage {
  /// Presses and releases a key.
  ///
  /// - Parameter command: The command of an editor that the key stands for, such as `copy`; the system knows it otherwise.
  package func press(
    _ key: BrowserKey, _ modifiers: BrowserModifiers = [], count: Int = 1, command: String? = nil
  ) async throws {
    // With Control or Alt, a key types nothing.
    let text = modifiers.isDisjoint(with: [.control, .alt, .meta]) ? key.text : ""
    for _ in 0..<count {
      var event: [String: JSON] = [
        "type": text.isEmpty ? "rawKeyDown" : "keyDown", "modifiers": .number(Double(modifiers.rawValue)),
        "key": .string(key.name), "code": .string(key.code),
        "windowsVirtualKeyCode": .number(Double(key.number)),
      ]
      if !text.isEmpty { event["text"] = .string(text) }
      if let command { event["commands"] = [.string(command)] }
      try await call("Input.dispatchKeyEvent", .object(event))
      event["type"] = "keyUp"
      (event["text"], event["commands"]) = (nil, nil)
      try await call("Input.dispatchKeyEvent", .object(event))
    }
  }

  /// Types a text, one key per character.
  package func type(_ text: String) async throws {
    for character in text { try await press(.character(character)) }
  }

  /// Inserts a text at once, as an input method does.
  package func insert(_ text: String) async throws {
    try await call("Input.insertText", ["text": .string(text)])
  }

  /// Shows the unfinished text of an input method.
  package func compose(_ text: String) async throws {
    let end = JSON.number(Double(text.utf16.count))
    try await call(
      "Input.imeSetComposition", ["text": .string(text), "selectionStart": end, "selectionEnd": end])
  }
}

// MARK: - Mouse

extension BrowserPage {
  /// Returns the center of the first element that a selector matches.
  package func center(of selector: String) async throws -> BrowserPoint {
    let found = try await evaluate(
      """
      (element => {
        if (!element) return null;
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      })(document.querySelector(\(JSON.string(selector).text)))
      """)
    guard let x = found[0].number, let y = found[1].number else {
      throw ChromiumError.noElement(selector: selector)
    }
    return BrowserPoint(x: x, y: y)
  }

  /// Moves the mouse, with the left button held if it drags.
  package func moveMouse(to point: BrowserPoint, dragging: Bool = false) async throws {
    try await mouse("mouseMoved", point, button: dragging ? "left" : "none")
  }

  /// Presses a button of the mouse.
  package func pressMouse(
    at point: BrowserPoint, button: String = "left", _ modifiers: BrowserModifiers = [], count: Int = 1
  ) async throws {
    try await mouse("mousePressed", point, button: button, modifiers, count: count)
  }

  /// Releases a button of the mouse.
  package func releaseMouse(
    at point: BrowserPoint, button: String = "left", _ modifiers: BrowserModifiers = [], count: Int = 1
  ) async throws {
    try await mouse("mouseReleased", point, button: button, modifiers, count: count)
  }

  /// Clicks a point once or several times.
  package func click(
    at point: BrowserPoint, button: String = "left", _ modifiers: BrowserModifiers = [], count: Int = 1
  ) async throws {
    try await moveMouse(to: point)
    for number in 1...max(count, 1) {
      try await pressMouse(at: point, button: button, modifiers, count: number)
      try await releaseMouse(at: point, button: button, modifiers, count: number)
    }
  }

  /// Clicks the center of the first element that a selector matches.
  package func click(
    _ selector: String, button: String = "left", _ modifiers: BrowserModifiers = [], count: Int = 1
  ) async throws {
    try await click(at: center(of: selector), button: button, modifiers, count: count)
  }

  /// Drags from one point to another in some steps.
  package func drag(from start: BrowserPoint, to end: BrowserPoint, steps: Int = 8) async throws {
    try await moveMouse(to: start)
    try await pressMouse(at: start)
    for step in 1...max(steps, 1) {
      let part = Double(step) / Double(max(steps, 1))
      let point = BrowserPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      try await moveMouse(to: point, dragging: true)
    }
    try await releaseMouse(at: end)
  }

  /// Turns the wheel of the mouse.
  package func wheel(at point: BrowserPoint, x: Double = 0, y: Double) async throws {
    try await call(
      "Input.dispatchMouseEvent",
      [
        "type": "mouseWheel", "x": .number(point.x), "y": .number(point.y), "deltaX": .number(x),
        "deltaY": .number(y),
      ])
  }

  private func mouse(
    _ type: String, _ point: BrowserPoint, button: String, _ modifiers: BrowserModifiers = [], count: Int = 0
  ) async throws {
    let isHeld = button == "left" && type != "mouseReleased"
    try await call(
      "Input.dispatchMouseEvent",
      [
        "type": .string(type), "x": .number(point.x), "y": .number(point.y), "button": .string(button),
        "buttons": isHeld ? 1 : button == "right" && type == "mousePressed" ? 2 : 0,
        "clickCount": .number(Double(count)), "modifiers": .number(Double(modifiers.rawValue)),
      ])
  }
}

// MARK: - Touch

extension BrowserPage {
  /// Turns the screen into one with touches, or back.
  package func setTouch(_ isOn: Bool) async throws {
    try await call("Emulation.setTouchEmulationEnabled", ["enabled": .bool(isOn), "maxTouchPoints": 5])
  }

  /// Taps a point.
  package func tap(at point: BrowserPoint) async throws {
    try await touch("touchStart", [point])
    try await touch("touchEnd", [])
  }

  /// Touches a point and moves the finger in some steps.
  package func swipe(from start: BrowserPoint, to end: BrowserPoint, steps: Int = 8) async throws {
    try await touch("touchStart", [start])
    for step in 1...max(steps, 1) {
      let part = Double(step) / Double(max(steps, 1))
      let point = BrowserPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      try await touch("touchMove", [point])
    }
    try await touch("touchEnd", [])
  }

  /// Sends an event of fingers at some points.
  package func touch(_ type: String, _ points: [BrowserPoint]) async throws {
    try await call(
      "Input.dispatchTouchEvent",
      [
        "type": .string(type),
        "touchPoints": .array(points.map { ["x": .number($0.x), "y": .number($0.y)] }),
      ])
  }

  /// Scrolls by a finger, with the momentum of the browser.
  package func fling(at point: BrowserPoint, y: Double, speed: Int = 4000) async throws {
    try await call(
      "Input.synthesizeScrollGesture",
      [
        "x": .number(point.x), "y": .number(point.y), "yDistance": .number(y), "preventFling": false,
        "speed": .number(Double(speed)), "gestureSourceType": "touch",
      ])
  }
}

// MARK: - Drags

extension BrowserPage {
  /// Drags an item out of the page, and returns the data that the page offers to other programs, by their types.
  package func dragOut(from start: BrowserPoint, by distance: BrowserPoint) async throws -> [String: String] {
    try await call("Input.setInterceptDrags", ["enabled": true])
    let drag = try await event("Input.dragIntercepted") {
      try await moveMouse(to: start)
      try await pressMouse(at: start)
      for step in 1...4 {
        let part = Double(step) / 4
        try await moveMouse(
          to: BrowserPoint(x: start.x + distance.x * part, y: start.y + distance.y * part), dragging: true)
      }
    }
    let items = drag["data"]["items"].array.compactMap { item in
      item["mimeType"].string.map { ($0, item["data"].string ?? "") }
    }
    return Dictionary(items) { $1 }
  }

  /// Moves a drag from another program to a point.
  ///
  /// - Parameters:
  ///   - phase: `dragEnter`, `dragOver`, `drop` or `dragCancel`.
  ///   - items: The data by their types.
  ///   - files: The paths of files.
  ///   - operations: The allowed operations: 1 is to copy, 2 to link, and 16 to move.
  package func drag(
    _ phase: String, at point: BrowserPoint, items: [String: String] = [:], files: [String] = [],
    operations: Double = 3
  ) async throws {
    try await call(
      "Input.dispatchDragEvent",
      [
        "type": .string(phase), "x": .number(point.x), "y": .number(point.y),
        "data": [
          "items": .array(items.map { ["mimeType": .string($0.key), "data": .string($0.value)] }),
          "files": .array(files.map { .string($0) }), "dragOperationsMask": .number(operations),
        ],
      ])
  }
}

/// A page of a browser.
package struct BrowserPage: Sendable {
  private let connection: DevToolsConnection
  private let session: String
  private let target: String

  init(connection: DevToolsConnection, session: String, target: String) {
    self.connection = connection
    self.session = session
    self.target = target
  }

  /// Calls a method of the page.
  @discardableResult
  package func call(_ method: String, _ parameters: JSON = [:]) async throws -> JSON {
    try await connection.call(method, parameters, session: session)
  }

  /// The events of the page so far.
  package var events: [DevToolsEvent] { get async { await connection.events(of: session) } }

  /// Performs an action and waits for an event that follows it.
  @discardableResult
  package func event(_ method: String, after action: () async throws -> Void) async throws -> JSON {
    let count = await events.count
    try await action()
    return try await connection.event(method, of: session, from: count)
  }

  /// Opens an address and waits until the page and all that it names are loaded.
  package func open(_ address: String) async throws {
    try await event("Page.loadEventFired") {
      let result = try await call("Page.navigate", ["url": .string(address)])
      if let message = result["errorText"].string {
        throw ChromiumError.refused(method: "Page.navigate", message: "\(address): \(message)")
      }
    }
  }

  /// Closes the page.
  package func close() async throws {
    _ = try await connection.call("Target.closeTarget", ["targetId": .string(target)], session: nil)
  }
}

// MARK: - Scripts

extension BrowserPage {
  /// Evaluates an expression and returns its value; waits for the value of a promise.
  @discardableResult
  package func evaluate(_ script: String) async throws -> JSON {
    let result = try await call(
      "Runtime.evaluate",
      [
        "expression": .string(script), "awaitPromise": true, "returnByValue": true, "userGesture": true,
        // The driver is not bound by the policy of the page.
        "allowUnsafeEvalBlockedByCSP": true,
      ])
    let details = result["exceptionDetails"]
    guard details == .null else { throw ChromiumError.exception(Self.text(ofException: details)) }
    return result["result"]["value"]
  }

  /// Waits until an expression is true, looking once per frame of the page.
  package func wait(until condition: String, seconds: Int = 60) async throws {
    let script = """
      new Promise(resolve => {
        const end = Date.now() + \(seconds * 1000);
        const look = () => {
          let holds = false;
          try { holds = Boolean(\(condition)); } catch (_) {}
          if (holds || Date.now() > end) { resolve(holds); } else { setTimeout(look, 8); }
        };
        look();
      })
      """
    guard try await evaluate(script) == true else {
      let text = try await evaluate("document.body ? document.body.innerText.slice(0, 400) : ''").string ?? ""
      throw ChromiumError.late(what: condition, seconds: seconds, output: text)
    }
  }

  /// Waits until the page has presented two frames.
  package func waitForFrame() async throws {
    try await evaluate("new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => r(0))))")
  }

  static func text(ofException details: JSON) -> String {
    details["exception"]["description"].string ?? details["exception"]["value"].string
      ?? details["text"].string ?? details.text
  }
}

// MARK: - Problems

extension BrowserPage {
  /// The errors that the page has logged so far: calls of `console.error` and `console.assert`, exceptions that no script
  /// caught, violations of the content security policy, and files that could not be loaded.
  package func problems() async throws -> [String] {
    // Messages arrive in order: what happened before this call has arrived when it returns.
    try await evaluate("0")
    return await events.compactMap { event in
      let parameters = event.parameters
      switch event.method {
      case "Runtime.exceptionThrown":
        return "exception: " + Self.text(ofException: parameters["exceptionDetails"])
      case "Runtime.consoleAPICalled":
        guard ["error", "assert"].contains(parameters["type"].string) else { return nil }
        let words = parameters["args"].array.map { argument in
          argument["value"].string ?? argument["description"].string ?? argument["value"].text
        }
        return "console: " + words.joined(separator: " ")
      case "Log.entryAdded":
        let entry = parameters["entry"]
        guard entry["level"].string == "error" else { return nil }
        return [entry["source"], entry["text"], entry["url"]].compactMap(\.string).joined(separator: ": ")
      case "Inspector.targetCrashed": return "the page crashed"
      default: return nil
      }
    }
  }
}

import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A headless Chromium that a test drives by the DevTools protocol.
///
///     let browser = try await Chromium.start()
///     let page = try await browser.openPage()
///     try await page.open("http://127.0.0.1:8080/")
///     try await page.click("button")
///     await browser.end()
///
/// The protocol runs over a socket that the browser inherits. The browser ends when the socket closes, so it does not
/// outlive the tests, whatever happens to them.
package struct Chromium: Sendable {
  private let connection: DevToolsConnection
  /// The folder of the profile, which exists as long as the browser.
  package let folder: String
  /// The process of the browser.
  package let pid: Int32

  /// The program's path: that of `TESSERA_CHROMIUM`, or the first of the usual names; `nil` if there is none.
  package static let program: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["TESSERA_CHROMIUM"] { return access(path, X_OK) == 0 ? path : nil }
    let folders = (environment["PATH"] ?? "").split(separator: ":") + ["/usr/bin"]
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    return (paths + ["/Applications/Chromium.app/Contents/MacOS/Chromium"]).first { access($0, X_OK) == 0 }
  }()

  /// A description of how to install the browser.
  package static let advice = """
    Chromium is missing, so no page is tested: install chromium (apt), name another by TESSERA_CHROMIUM, or set \
    TESSERA_WITHOUT_CHROMIUM=1 to go without.
    """

  /// Whether the tests go without a browser, as `TESSERA_WITHOUT_CHROMIUM` says.
  package static let isWaived = ProcessInfo.processInfo.environment["TESSERA_WITHOUT_CHROMIUM"] != nil

  /// Whether tests use the browser.
  package static var isUsed: Bool { program != nil && !isWaived }

  /// Starts a browser with an empty profile.
  ///
  /// - Parameters:
  ///   - arguments: Additional arguments for the command line.
  ///   - deadline: The seconds that a call or an event may take.
  package static func start(_ arguments: [String] = [], deadline: Int = 120) async throws -> Chromium {
    guard let program else { throw ChromiumError.missing }
    let process = try ChromiumProcess(program: program, arguments: defaults + arguments)
    let connection = DevToolsConnection(process: process, deadline: deadline)
    await connection.start()
    do {
      _ = try await connection.call("Browser.getVersion", [:], session: nil)
    } catch {
      await connection.end()
      throw error
    }
    return Chromium(connection: connection, folder: process.path, pid: process.pid)
  }

  /// Opens an empty page.
  ///
  /// - Parameters:
  ///   - width: The width of the viewport in CSS pixels.
  ///   - height: The height of the viewport in CSS pixels.
  package func openPage(width: Int = 800, height: Int = 600) async throws -> BrowserPage {
    let target = try await connection.call("Target.createTarget", ["url": "about:blank"], session: nil)
    let attached = try await connection.call(
      "Target.attachToTarget", ["targetId": target["targetId"], "flatten": true], session: nil)
    guard let session = attached["sessionId"].string, let id = target["targetId"].string else {
      throw ChromiumError.refused(method: "Target.attachToTarget", message: attached.text)
    }
    let page = BrowserPage(connection: connection, session: session, target: id)
    for domain in ["Page", "Runtime", "Log", "DOM"] { try await page.call("\(domain).enable") }
    try await page.resize(width: width, height: height)
    return page
  }

  /// Calls a method of the browser.
  @discardableResult
  package func call(_ method: String, _ parameters: JSON = [:]) async throws -> JSON {
    try await connection.call(method, parameters, session: nil)
  }

  /// Ends the browser and removes its profile.
  package func end() async { await connection.end() }

  private static var defaults: [String] {
    [
      "--headless=new", "--remote-debugging-pipe", "--no-first-run", "--no-default-browser-check",
      "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions", "--disable-sync", "--mute-audio",
      "--disable-background-networking", "--disable-component-update", "--disable-breakpad",
      "--disable-crash-reporter", "--disable-default-apps", "--disable-client-side-phishing-detection",
      "--disable-features=Translate,MediaRouter,OptimizationHints", "--password-store=basic",
      "--use-mock-keychain", "--force-device-scale-factor=1", "--font-render-hinting=none", "--lang=en-US",
      "--disable-renderer-backgrounding", "--disable-backgrounding-occluded-windows",
    ] + (getuid() == 0 ? ["--no-sandbox"] : []) + ["about:blank"]
  }
}

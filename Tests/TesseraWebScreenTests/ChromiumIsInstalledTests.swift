import ChromiumDriver
import Testing

/// The host for browsers is tested in Chromium. If that is missing, this test reports it.
struct ChromiumIsInstalledTests {
  @Test("Chromium is installed")
  func chromiumIsInstalled() {
    if Chromium.program == nil, !Chromium.isWaived { Issue.record("\(Chromium.advice)") }
  }
}

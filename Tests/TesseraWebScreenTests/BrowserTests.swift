import ChromiumDriver
import Testing

/// The tests of pages, in one browser.
@Suite(
  "In Chromium", .chromium, .enabled(if: Chromium.isUsed), .serialized, .tags(.screen),
  .timeLimit(.minutes(20)))
struct BrowserTests {}

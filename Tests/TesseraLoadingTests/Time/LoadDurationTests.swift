import Testing

@testable import TesseraLoading

@Suite("Durations of loaders")
struct LoadDurationTests {
  @Test("Durations are numbers of nanoseconds, rounded to the closest one")
  func units() {
    #expect(LoadDuration.seconds(2).nanoseconds == 2_000_000_000)
    #expect(LoadDuration.seconds(-1.5).nanoseconds == -1_500_000_000)
    #expect(LoadDuration.seconds(0.000_000_001_6).nanoseconds == 2)
    #expect(LoadDuration.milliseconds(250).nanoseconds == 250_000_000)
    #expect(LoadDuration.zero.nanoseconds == 0)
    #expect("\(LoadDuration.milliseconds(1500))" == "1.5 seconds")
  }

  @Test(
    "Durations that are too long are the longest ones",
    arguments: [
      (.seconds(Int64.max), .max), (.seconds(Int64.min), .min), (.seconds(UInt64.max), .max),
      (.milliseconds(Int64.max), .max), (.seconds(1e300), .max), (.seconds(-1e300), .min),
      (.seconds(1 << 33) * 2, .max), (.seconds(1 << 33) + .seconds(1 << 33), .max),
      (.seconds(-1 << 33) + .seconds(-1 << 33), .min), (.seconds(-1 << 33) - .seconds(1 << 33), .min),
      (.seconds(1 << 33) - .seconds(-1 << 33), .max),
    ] as [(LoadDuration, Int64)])
  func limits(duration: LoadDuration, nanoseconds: Int64) { #expect(duration.nanoseconds == nanoseconds) }

  @Test("Durations are added, subtracted, multiplied, divided and compared")
  func arithmetic() {
    let (long, short) = (LoadDuration.seconds(3), LoadDuration.milliseconds(500))
    #expect(long + short == .milliseconds(3500))
    #expect(short - long == .milliseconds(-2500))
    #expect(long * 0.5 == .milliseconds(1500))
    #expect(long / 4 == .milliseconds(750))
    #expect(short < long && !(long < short) && !(long < long))
  }

  @Test("Durations of the standard library are converted, without parts of nanoseconds")
  func conversion() {
    #expect(LoadDuration(Duration.milliseconds(-1250)) == .milliseconds(-1250))
    #expect(
      LoadDuration(Duration(secondsComponent: 1, attosecondsComponent: 1_999_999_999)).nanoseconds
        == 1_000_000_001)
    #expect(LoadDuration(Duration.seconds(Int64.max)) == .seconds(Int64.max))
    #expect(Duration(LoadDuration.milliseconds(1250)) == .milliseconds(1250))
  }
}

import TesseraLoading

// Durations and clocks came with iOS 16.
func wait(_ policy: RetryPolicy) {}  // error: 'RetryPolicy' is only available in iOS 16

@available(iOS 16, *)
func waitNow(_ policy: RetryPolicy) {}

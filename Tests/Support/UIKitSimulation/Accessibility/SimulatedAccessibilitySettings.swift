/// The user's accessibility settings.
struct SimulatedAccessibilitySettings: Sendable {
  var isVoiceOverRunning = false
  var isSwitchControlRunning = false
  var isReduceMotionEnabled = false
  var prefersCrossFadeTransitions = false
  var isBoldTextEnabled = false
  var isDarkerSystemColorsEnabled = false
  var isReduceTransparencyEnabled = false
}

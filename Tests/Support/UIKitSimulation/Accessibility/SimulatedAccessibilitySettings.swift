/// What the user has set for accessibility.
struct SimulatedAccessibilitySettings: Sendable {
  var isVoiceOverRunning = false
  var isSwitchControlRunning = false
  var isReduceMotionEnabled = false
  var prefersCrossFadeTransitions = false
  var isBoldTextEnabled = false
  var isDarkerSystemColorsEnabled = false
  var isReduceTransparencyEnabled = false
}

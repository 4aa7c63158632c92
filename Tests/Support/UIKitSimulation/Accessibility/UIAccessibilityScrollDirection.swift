public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

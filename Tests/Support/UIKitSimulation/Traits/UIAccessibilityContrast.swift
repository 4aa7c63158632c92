public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none, `default` }

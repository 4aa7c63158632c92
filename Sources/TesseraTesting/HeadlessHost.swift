import Tessera

/// A host without a screen: it keeps what cells draw, for tests and pictures.
public enum Headless: DrawingHost {}

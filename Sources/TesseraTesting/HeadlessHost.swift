import Tessera

/// A host without a screen, which stores the drawings of cells for tests and pictures.
public enum Headless: DrawingHost {}

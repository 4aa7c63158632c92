import Tessera

/// The terminal as a host. Cells are drawings on a surface of characters of 8 × 16 points each.
public enum Terminal: DrawingHost {}

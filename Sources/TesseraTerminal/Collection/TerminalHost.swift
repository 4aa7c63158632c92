import Tessera

/// The terminal as a host, whose cells are drawings, painted onto a surface of characters of 8 × 16 points
/// each.
public enum Terminal: DrawingHost {}

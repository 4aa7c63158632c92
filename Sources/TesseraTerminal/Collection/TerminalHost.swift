import Tessera

/// The terminal as a host: cells are drawings, painted onto a surface of characters, eight by sixteen points each.
public enum Terminal: DrawingHost {}

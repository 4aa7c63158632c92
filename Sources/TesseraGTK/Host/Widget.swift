import CGTK

/// A widget as GTK hands it out.
///
/// Functions of subclasses whose structures are private take an `OpaquePointer(widget)` instead.
public typealias Widget = UnsafeMutablePointer<GtkWidget>

import CGTK

/// A pointer to a GTK widget.
///
/// Functions of subclasses whose structures are private take an `OpaquePointer(widget)` instead.
public typealias Widget = UnsafeMutablePointer<GtkWidget>

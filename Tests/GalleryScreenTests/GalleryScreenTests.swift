import Testing

/// The gallery as its user sees it: the real program on a real pseudo terminal, one after the other, because every
/// test waits for its program.
@Suite("The gallery on screen", .serialized)
enum GalleryScreenTests {}

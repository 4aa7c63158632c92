import TestSupport
import Testing

/// The gallery as its user sees it: the real program on a real pseudo terminal. The tests run one after the
/// other, because each waits for its program.
@Suite("The gallery on screen", .serialized, .tags(.screen))
enum GalleryScreenTests {}

import Tessera
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Venue")
struct VenueTests {
  @Test("A venue without reviews has no section for them")
  func noReviews() throws {
    let example = try VenueExample(arguments: [])
    let collection = HeadlessCollection(size: Size(width: 480, height: 640), content: example.content())
    example.follow { collection.show(example.content()) }
    for review in Review.samples { collection.tap(ItemID(review.id)) }
    let content: Content<Headless> = example.content()
    #expect(content.sectionIDs == ["venue", "write", "related"])
  }
}

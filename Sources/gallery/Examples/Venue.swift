import TesseraComponents
import TesseraLayout

/// A detail page of mixed cells: its declaration depends on the state alone.
final class VenueExample: BasicExample, Example {
  static let name = "venue"
  static let summary = "A detail page of mixed, conditional cells"

  private var page = VenuePage.sample

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("venue") {
        VenueCard(isOpen: page.isOpen).onTap(handler { $0.page.isOpen.toggle() })
        if !page.isOpen {
          Text("Closed today. Opening hours: Tuesday to Sunday, 11–23").foreground(.warning)
        }
      }
      if !page.reviews.isEmpty {
        Section("reviews", layout: .list(spacing: 16).inset(Insets(horizontal: 0, vertical: 16))) {
          ForEach(page.reviews) { review in
            ReviewRow(review: review)
              .onTap(self.handler { $0.page.reviews.removeAll { $0.id == review.id } })
          }
        }
        .header(pinned: true) { SectionTitle("Reviews", detail: "tap to remove") }
      }
      Section("write") {
        HStack { Button("Write a review", role: .prominent, action: handler { $0.page.addReview() }) }
      }
      if !page.related.isEmpty {
        Section("related", layout: .flow()) {
          ForEach(page.related, id: \.self) { VenueTile(name: $0).size(.fixed(width: 176, height: 48)) }
        }
        .header { SectionTitle("Nearby") }
      }
    }
  }

  func status(focused: ItemKey?) -> String { VenueCard.name }
}

/// The state of the page.
struct VenuePage: Equatable {
  var isOpen = true
  var reviews: [Review]
  var related: [String]

  struct Review: Identifiable, Equatable {
    var id: Int
    var author: String
    var stars: Int
    var text: String
  }

  mutating func addReview() {
    let id = (reviews.map { $0.id }.max() ?? 0) + 1
    reviews.append(Review(id: id, author: "You", stars: 1 + id % 5, text: "Review number \(id)."))
  }

  static let sample = VenuePage(
    reviews: [
      Review(
        id: 1, author: "Mara", stars: 5,
        text:
          "The fish soup alone is worth the walk along the harbor. Come early: the six tables by the window "
          + "are taken by seven, and nobody who sits there ever leaves before ten."),
      Review(id: 2, author: "Jonas", stars: 3, text: "Good food, but loud on Saturdays."),
      Review(id: 3, author: "Ines", stars: 4, text: "Friendly people, short menu, fair prices."),
    ],
    related: ["Net & Line", "Quay 9", "Lighthouse Café", "Salt", "The Old Chandlery"])
}

/// The head of the page.
struct VenueCard: Component {
  static let name = "The Blue Door"
  var isOpen: Bool

  var body: some Component {
    VStack {
      Text(Self.name).style(.title)
      Text("4 Harbor Lane").style(.caption)
      Text(isOpen ? "open now" : "closed").foreground(isOpen ? .positive : .negative)
    }
    .padding(.loose)
    .frame(width: .fill)
    .border(corner: .rounded)
  }
}

/// A review, as high as its text needs at the available width.
struct ReviewRow: Component {
  var review: VenuePage.Review

  var body: some Component {
    VStack {
      HStack {
        Text(String(repeating: "★", count: review.stars)).foreground(.accent)
        Text(review.author).style(.headline)
      }
      Text(review.text)
    }
  }
}

/// A venue nearby.
struct VenueTile: Component {
  var name: String

  var body: some Component {
    Text(name).lineLimit(1)
      .frame(width: .fill, height: .fill, horizontal: .center)
      .border(corner: .rounded)
      .rowInsets(.regular)
  }
}

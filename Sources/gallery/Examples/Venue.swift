import TesseraComponents

/// A detail page of mixed cells: its declaration depends on the state alone.
final class VenueExample: BasicExample, Example {
  static let summary = "A detail page of mixed, conditional cells"

  private var isOpen = true
  private var reviews = Review.samples

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("venue") {
        VStack {
          Text("The Blue Door").style(.title)
          Text("4 Harbor Lane").style(.caption)
          Text(isOpen ? "open now" : "closed").foreground(isOpen ? .positive : .negative)
        }
        .padding(.loose).frame(width: .fill).border(corner: .rounded)
        .onTap(handler { $0.isOpen.toggle() })
        if !isOpen {
          Text("Closed today. Opening hours: Tuesday to Sunday, 11–23").foreground(.warning)
        }
      }
      if !reviews.isEmpty {
        Section("reviews", layout: .list(spacing: 16).inset(Insets(horizontal: 0, vertical: 16))) {
          ForEach(reviews) { review in
            VStack {
              HStack {
                Text(String(repeating: "★", count: review.stars)).foreground(.accent)
                Text(review.author).style(.headline)
              }
              Text(review.text)
            }
            .onTap(self.handler { $0.reviews.removeAll { $0.id == review.id } })
          }
        }
        .header(pinned: true) { SectionTitle("Reviews", detail: "tap to remove") }
      }
      Section("write", layout: .list().inset(Insets(bottom: 16))) {
        HStack { Button("Write a review", role: .prominent, action: handler { $0.addReview() }) }
      }
      Section("related", layout: .flow()) {
        ForEach(["Net & Line", "Quay 9", "Lighthouse Café", "Salt", "The Old Chandlery"], id: \.self) {
          Text($0).lineLimit(1).frame(width: .fill, height: .fill, horizontal: .center)
            .border(corner: .rounded).rowInsets(.regular).size(.fixed(width: 176, height: 48))
        }
      }
      .header { SectionTitle("Nearby") }
    }
  }

  func status(focused: ItemKey?) -> String { "The Blue Door" }

  private func addReview() {
    let id = (reviews.map { $0.id }.max() ?? 0) + 1
    reviews.append(Review(id: id, author: "You", stars: 1 + id % 5, text: "Review number \(id)."))
  }
}

/// A review of the venue.
struct Review: Identifiable {
  var id: Int
  var author: String
  var stars: Int
  var text: String

  static let samples = [
    Review(
      id: 1, author: "Mara", stars: 5,
      text:
        "The fish soup alone is worth the walk along the harbor. Come early: all tables are taken by seven."),
    Review(id: 2, author: "Jonas", stars: 3, text: "Good food, but loud on Saturdays."),
    Review(id: 3, author: "Ines", stars: 4, text: "Friendly people, short menu, fair prices."),
  ]
}

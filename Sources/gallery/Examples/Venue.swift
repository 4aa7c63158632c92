import Tessera
import TesseraLayout

/// A detail page of mixed cells: its declaration depends on the state alone.
final class VenueExample: Example {
  static let name = "venue"
  static let summary = "A detail page of mixed, conditional cells"

  private(set) var page = VenuePage.sample
  private var onChange: @MainActor () -> Void = {}

  init(arguments: [String]) throws(GalleryError) {
    if let argument = arguments.first { throw .usage("venue takes no argument, but was given '\(argument)'") }
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("venue") {
        OutlineCell(venue: page.venue).onTap { [weak self] in self?.change { $0.venue.isOpen.toggle() } }
        if !page.venue.isOpen { NoticeCell(text: "Closed today. Opening hours: \(page.venue.hours)") }
      }
      if !page.reviews.isEmpty {
        Section("reviews", layout: .list(spacing: 16).inset(Insets(horizontal: 16, vertical: 16))) {
          ForEach(page.reviews) { review in
            ReviewCell(review: review).onTap { [weak self] in
              self?.change { page in page.reviews.removeAll { $0.id == review.id } }
            }
          }
        }
        .header(pinned: true) { TitleCell(title: "Reviews", remark: "tap to remove") }
      }
      Section("write") {
        ButtonCell(title: "Write a review").onTap { [weak self] in self?.change { $0.addReview() } }
      }
      if !page.related.isEmpty {
        Section(
          "related", layout: .flow(spacing: 8, lineSpacing: 16).inset(Insets(horizontal: 8, vertical: 0))
        ) {
          ForEach(page.related, id: \.self) { CardCell(name: $0).size(.fixed(width: 160, height: 48)) }
        }
        .header { TitleCell(title: "Nearby") }
      }
    }
  }

  func status(focused: ItemKey?) -> String { page.venue.name }

  func follow(_ onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  private func change(_ change: (inout VenuePage) -> Void) {
    change(&page)
    onChange()
  }
}

/// The state of the page.
struct VenuePage: Equatable {
  var venue: Venue
  var reviews: [Review]
  var related: [String]

  struct Venue: Equatable {
    var name: String
    var address: String
    var hours: String
    var isOpen: Bool
  }

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
    venue: Venue(
      name: "The Blue Door", address: "4 Harbor Lane", hours: "Tuesday to Sunday, 11–23", isOpen: true),
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
struct OutlineCell: CanvasCell {
  var venue: VenuePage.Venue

  static let sizing = Sizing.height(80)

  func draw(in canvas: inout Canvas) {
    canvas.stroke(canvas.isFocused ? .accent : .separator, cornerRadius: 6)
    let inner = canvas.bounds.inset(by: Insets(horizontal: 16, vertical: 16))
    canvas.text(venue.name, in: Rect(x: inner.minX, y: 16, width: inner.width, height: 16), .title)
    canvas.text(venue.address, in: Rect(x: inner.minX, y: 32, width: inner.width, height: 16), .caption)
    canvas.text(
      venue.isOpen ? "open now" : "closed", in: Rect(x: inner.minX, y: 48, width: inner.width, height: 16),
      TextStyle(color: venue.isOpen ? .positive : .negative))
  }
}

/// A notice across the page.
struct NoticeCell: CanvasCell {
  var text: String

  func draw(in canvas: inout Canvas) {
    canvas.text(
      text, in: canvas.bounds.inset(by: Insets(horizontal: 16, vertical: 0)), TextStyle(color: .warning))
  }
}

/// A review, as high as its text needs at the available width.
struct ReviewCell: CanvasCell {
  var review: VenuePage.Review

  static let sizing = Sizing.estimatedHeight(48)

  func measure(offered: Size, text: any TextMeasuring) -> Size {
    let body = text.size(of: review.text, style: .paragraph, width: offered.width)
    return Size(width: offered.width, height: body.height + 16)
  }

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    let stars = String(repeating: "★", count: review.stars) + String(repeating: "☆", count: 5 - review.stars)
    canvas.text("\(stars)  \(review.author)", TextStyle(color: .accent))
    canvas.text(review.text, in: canvas.bounds.inset(by: Insets(top: 16)), .paragraph)
  }
}

struct ButtonCell: CanvasCell {
  var title: String

  static let sizing = Sizing.height(16)

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    canvas.text("[ \(title) ]", TextStyle(color: .accent, alignment: .center))
  }
}

struct CardCell: CanvasCell {
  var name: String

  func draw(in canvas: inout Canvas) {
    canvas.stroke(cornerRadius: 6)
    canvas.text(
      name, in: canvas.bounds.inset(by: Insets(horizontal: 8, vertical: 16)), TextStyle(alignment: .center))
  }
}

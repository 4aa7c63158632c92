import TesseraComponents

/// The data of a row with three texts.
struct Review: Equatable, Sendable {
  var author: String
  var stars: String
  var text: String

  /// A thousand reviews, all of which differ.
  static let all = (0..<1000).map { number in
    Review(
      author: "The author with number \(number)", stars: "\(number % 5 + 1)",
      text: "A review of one line, which is number \(number)")
  }

  /// The review in a row of any number.
  static func row(_ number: Int) -> Review { all[number % all.count] }
}

/// A review as a row of eight nodes.
struct ReviewRow: Component {
  var review: Review

  var body: some Component {
    VStack {
      HStack {
        Text(review.author).style(.headline)
        Spacer()
        Badge(review.stars)
      }
      Text(review.text).style(.caption)
    }
  }
}

/// The same row, measured and drawn by hand: its drawings are equal to those of the components.
struct DrawnReviewRow: CanvasCell {
  var review: Review

  static let sizing = Sizing.estimatedHeight(TextMetrics.lineHeight)
  private static let author = TextStyle(isBold: true, lineLimit: nil)
  private static let stars = TextStyle(isBold: true)
  private static let caption = TextStyle(color: .secondary, size: .caption, lineLimit: nil)
  private static let space = TextMetrics.characterWidth

  func measure(offered: Size, text: any TextMeasuring) -> Size {
    let text = text.labelText
    let (stars, author) = upperLine(offered.width - 2 * Self.space, text)
    let caption = text.size(of: review.text, style: Self.caption, width: offered.width - 2 * Self.space)
    return Size(width: offered.width, height: max(stars.height, author.height) + caption.height)
  }

  func draw(in canvas: inout Canvas) {
    canvas.useLabelText()
    canvas.highlight()
    let width = canvas.size.width - 2 * Self.space
    let (stars, author) = upperLine(width, canvas.measurer)
    let caption = canvas.measurer.size(of: review.text, style: Self.caption, width: width)
    let height = max(stars.height, author.height)
    canvas.text(
      review.author,
      in: Rect(x: Self.space, y: (height - author.height) / 2, width: author.width, height: author.height),
      Self.author)
    let badge = Rect(
      x: canvas.size.width - Self.space - stars.width, y: (height - stars.height) / 2, width: stars.width,
      height: stars.height)
    canvas.fill(badge, .selection)
    canvas.text(
      review.stars,
      in: Rect(
        x: badge.minX + Self.space, y: badge.minY, width: badge.width - 2 * Self.space, height: badge.height),
      Self.stars)
    canvas.text(
      review.text, in: Rect(x: Self.space, y: height, width: caption.width, height: caption.height),
      Self.caption)
  }

  /// The sizes of the badge and of the author, which gets the width that the badge and two gaps leave.
  private func upperLine(_ width: Double, _ text: any TextMeasuring) -> (stars: Size, author: Size) {
    var stars = text.size(of: review.stars, style: Self.stars, width: width - 2 * Self.space)
    stars.width += 2 * Self.space
    let author = text.size(
      of: review.author, style: Self.author, width: width - stars.width - 2 * Self.space)
    return (stars, author)
  }
}

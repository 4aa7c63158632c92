/// The simulated font: each character is half as wide as the font size, and lines break between words.
enum TextMeasure {
  static func size(
    of text: String, font: UIFont, lineHeight: CGFloat? = nil, width: CGFloat, lines: Int
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let advance = font.pointSize / 2
    let fit = width >= .greatestFiniteMagnitude ? Int.max : max(1, Int(width / advance))
    var lengths: [Int] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lengths += wrapped(paragraph, fit: lines == 1 ? Int.max : fit)
    }
    if lines > 0 { lengths = Array(lengths.prefix(lines)) }
    let longest = CGFloat(lengths.max() ?? 0) * advance
    let height = CGFloat(lengths.count) * (lineHeight ?? font.lineHeight)
    return CGSize(width: min(width, longest.rounded(.up)), height: height.rounded(.up))
  }

  /// Returns the number of characters in each line.
  private static func wrapped(_ paragraph: Substring, fit: Int) -> [Int] {
    var lengths = [0]
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      var length = word.count
      let last = lengths[lengths.count - 1]
      let needed = last == 0 ? length : last + 1 + length
      if needed <= fit {
        lengths[lengths.count - 1] = needed
        continue
      }
      if last > 0 { lengths.append(0) }
      while length > fit {
        lengths[lengths.count - 1] = fit
        lengths.append(0)
        length -= fit
      }
      lengths[lengths.count - 1] = length
    }
    return lengths
  }
}

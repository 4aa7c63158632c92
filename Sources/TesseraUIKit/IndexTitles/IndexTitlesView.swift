#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import UIKit

/// The section index of a collection: titles below one another, which the user taps or passes over.
final class IndexTitlesView: UIControl {
  /// The handler that is called with the position of a title when the finger reaches it.
  var onSelect: (Int) -> Void = { _ in }

  private(set) var titles: [String] = []
  private var labels: [UILabel] = []
  /// The title under the finger, or the one that VoiceOver has reached; `nil` if there was none.
  private var selected: Int?
  /// The measured titles; `nil` if they or the size of texts have changed.
  private var measured: (width: CGFloat, lineHeight: CGFloat)?

  func show(_ titles: [String]) {
    guard titles != self.titles else { return }
    (self.titles, selected, measured) = (titles, nil, nil)
    setNeedsLayout()
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(20, sizes.width + 8), height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let shown = shownPositions
    while labels.count > shown.count { labels.removeLast().removeFromSuperview() }
    while labels.count < shown.count { labels.append(makeLabel()) }
    let extent = extent
    let height = shown.isEmpty ? 0 : extent.height / CGFloat(shown.count)
    for (row, position) in shown.enumerated() {
      if labels[row].text != titles[position] { labels[row].text = titles[position] }
      if labels[row].textColor != tintColor { labels[row].textColor = tintColor }
      labels[row].frame = CGRect(
        x: 0, y: extent.minY + CGFloat(row) * height, width: bounds.width, height: height)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    while let label = labels.popLast() { label.removeFromSuperview() }
    measured = nil
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// The titles with a label: all of them, or as many as fit, among them the first and the last.
  private var shownPositions: [Int] {
    let room = Int(bounds.height / lineHeight)
    guard titles.count > room else { return Array(titles.indices) }
    guard room > 1 else { return Array(titles.indices.prefix(max(0, room))) }
    return (0..<room).map { $0 * (titles.count - 1) / (room - 1) }
  }

  /// The part of the view in which the titles are, in the middle of its height.
  private var extent: CGRect {
    let height = min(bounds.height, lineHeight * CGFloat(titles.count))
    return CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }

  private var lineHeight: CGFloat { sizes.lineHeight }

  /// The width of the widest title, and the height of one. A collection asks for them in every frame of scrolling.
  private var sizes: (width: CGFloat, lineHeight: CGFloat) {
    if let measured { return measured }
    let label = makeFreeLabel()
    func size(_ text: String) -> CGSize {
      label.text = text
      return label.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
    let sizes = (width: titles.map { size($0).width }.max() ?? 0, lineHeight: max(1, size("A").height))
    measured = sizes
    return sizes
  }

  private func makeLabel() -> UILabel {
    let label = makeFreeLabel()
    addSubview(label)
    return label
  }

  private func makeFreeLabel() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .caption2)
    label.textAlignment = .center
    return label
  }

  // MARK: Touches

  /// Returns whether a point is on the titles; touches beside them belong to the rows.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    extent.insetBy(dx: 0, dy: -lineHeight / 2).contains(point)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    selected = nil
    select(at: touch.location(in: self))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    select(at: touch.location(in: self))
    return true
  }

  private func select(at point: CGPoint) {
    let extent = extent
    guard !titles.isEmpty, extent.height > 0 else { return }
    let part = (point.y - extent.minY) / extent.height
    select(Int((part * CGFloat(titles.count)).rounded(.down)))
  }

  private func select(_ position: Int) {
    let position = max(0, min(position, titles.count - 1))
    guard position != selected else { return }
    selected = position
    onSelect(position)
  }

  // MARK: Accessibility

  override var accessibilityTraits: UIAccessibilityTraits {
    get { .adjustable }
    set {}
  }

  override var accessibilityValue: String? {
    get { selected.map { titles[$0] } ?? titles.first }
    set {}
  }

  override func accessibilityIncrement() {
    if !titles.isEmpty { select((selected ?? -1) + 1) }
  }

  override func accessibilityDecrement() {
    if !titles.isEmpty { select((selected ?? 0) - 1) }
  }
}
#endif

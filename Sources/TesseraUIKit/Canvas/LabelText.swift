#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// Text of components, in the text styles of the system's labels. Their sizes follow the user's text size (Dynamic Type).
// Unchecked, as the superclass: the lock guards the fonts.
final class LabelText: SystemText, @unchecked Sendable {
  /// The fonts; `nil` before a collection is shown.
  private var fonts: LabelFonts?
  private var currentMetrics = HostMetrics.touch
  /// The fonts so far: the number of the current ones is their position, because collections with different text
  /// sizes take turns.
  private var known: [LabelFonts] = []

  /// Updates the fonts to the text size that the user has chosen.
  @MainActor
  override func update(for traits: UITraitCollection) {
    let new = LabelFonts(for: traits)
    if let current = locked({ fonts }), current == new { return }
    let metrics = HostMetrics.touch(lineHeight: new[.body].lineHeight.rounded(.up))
    locked {
      (fonts, currentMetrics) = (new, metrics)
      if !known.contains(new) { known.append(new) }
    }
  }

  /// 1: the fonts have the size that the user has chosen.
  override var scale: CGFloat { 1 }

  override var revision: Int { locked { fonts.flatMap { known.firstIndex(of: $0) }.map { $0 + 1 } ?? 0 } }

  /// The distances and sizes of a touch screen, with controls as high as a line of text needs.
  override var metrics: HostMetrics { locked { currentMetrics } }

  /// Returns the height of a line, in whole points.
  override func lineHeight(of style: TextStyle, at scale: CGFloat) -> CGFloat {
    locked { fonts ?? LabelFonts() }[style.size].lineHeight.rounded(.up)
  }

  /// Returns the font of the text style; a bold one is the emphasized variant, as for a headline.
  override func font(_ style: TextStyle, _ scale: CGFloat) -> UIFont {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    if style.isMonospaced { traits.insert(.traitMonoSpace) }
    return locked { fonts ?? LabelFonts() }[style.size].with(traits)
  }
}

/// The fonts of the system's labels.
struct LabelFonts: Equatable, Sendable {
  private var fonts: [UIFont]

  /// Creates the fonts of the usual text size.
  init() { fonts = TextSize.allCases.map { UIFont.systemFont(ofSize: $0.usualPointSize) } }

  /// Creates the fonts of the text size that the user has chosen.
  @MainActor
  init(for traits: UITraitCollection) {
    fonts = TextSize.allCases.map { .preferredFont(forTextStyle: $0.textStyle, compatibleWith: traits) }
  }

  subscript(size: TextSize) -> UIFont {
    let index = TextSize.allCases.firstIndex(of: size)
    return index.map { fonts[$0] } ?? .systemFont(ofSize: size.usualPointSize)
  }
}

#if os(tvOS)
/// The style of the largest titles: tvOS has no large titles.
private let largestTextStyle = UIFont.TextStyle.title1
#else
/// The style of the largest titles.
private let largestTextStyle = UIFont.TextStyle.largeTitle
#endif

extension TextSize {
  /// The text style of the system's labels.
  fileprivate var textStyle: UIFont.TextStyle {
    switch self {
    case .caption: .caption1
    case .body: .body
    case .title: .title2
    case .largeTitle: largestTextStyle
    }
  }

  /// The size of the style at the usual text size, in points.
  fileprivate var usualPointSize: CGFloat {
    switch self {
    case .caption: 12
    case .body: 17
    case .title: 22
    case .largeTitle: 34
    }
  }
}

extension HostMetrics {
  /// Returns the metrics of a touch screen for text with a line height.
  @MainActor
  static func touch(lineHeight: Double) -> HostMetrics {
    var metrics = HostMetrics.touch
    metrics.hasNativeSpinners = true
    #if !os(tvOS)
    metrics.hasNativeControls = true
    metrics.toggleWidth = UISwitch().intrinsicContentSize.width
    metrics.stepperWidth = UIStepper().intrinsicContentSize.width
    #endif
    metrics.controlHeight = max(metrics.controlHeight, lineHeight + 12)
    metrics.minimumRowHeight = max(metrics.minimumRowHeight, lineHeight + metrics.rowInsets.vertical)
    return metrics
  }
}
#endif

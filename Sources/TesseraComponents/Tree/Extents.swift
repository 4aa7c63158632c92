import TesseraKernel
import TesseraLayout

// The extents of frames, images and alignments in points.

extension FrameExtent {
  /// The extent with a number that layouts can use, so that equal descriptions are equal.
  var sanitized: FrameExtent {
    switch self {
    case .points(let points): .points(points.sanitizedExtent)
    case .characters(let count): .characters(max(0, count))
    case .fill: .fill
    case .atLeast(let points): .atLeast(points.sanitizedExtent)
    case .atMost(let points): .atMost(points.sanitizedExtent)
    case .atMostShare(let share): .atMostShare(share > 0 ? min(share, 1) : 0)
    }
  }

  /// Whether the frame always has the same extent.
  var isFixed: Bool {
    switch self {
    case .points, .characters: true
    case .fill, .atLeast, .atMost, .atMostShare: false
    }
  }

  /// Returns whether the frame takes the space that the other components of a stack leave.
  ///
  /// - Parameter content: Whether its content does.
  func fills(content: Bool) -> Bool {
    switch self {
    case .points, .characters: false
    case .fill: true
    case .atLeast, .atMostShare: content
    case .atMost(let points): content && points.sanitizedExtent.isUnbounded
    }
  }

  /// Returns the extent to offer to the content of the frame.
  ///
  /// - Parameter unit: The width of a character, or the height of a line.
  func proposal(_ offered: Double, _ unit: Double) -> Double {
    switch self {
    case .points(let points): points.sanitizedExtent
    case .characters(let count): (Double(count) * unit).sanitizedExtent
    case .fill, .atLeast: offered
    case .atMost(let points): min(points.sanitizedExtent, offered)
    case .atMostShare(let share):
      offered.isUnbounded ? offered : (offered * share / unit).rounded(.down) * unit
    }
  }

  /// Returns the extent of the frame.
  ///
  /// - Parameters:
  ///   - content: The extent of the content.
  ///   - proposal: The extent that was offered to the content.
  func extent(_ content: Double, in proposal: Double) -> Double {
    switch self {
    case .points, .characters: proposal
    case .fill: proposal.isUnbounded ? content : proposal
    case .atLeast(let points): max(content, points.sanitizedExtent)
    case .atMost, .atMostShare: min(content, proposal)
    }
  }
}

extension Alignment {
  /// Returns the offset of a part in its frame, in points.
  ///
  /// - Parameter free: The extent that the part leaves free.
  func offset(in free: Double) -> Double {
    switch self {
    case .start, .stretch, .firstBaseline, .lastBaseline: 0
    case .center: free / 2
    case .end: free
    }
  }
}

/// The size of an image, as the host sizes its own images.
public enum ImageSize: Hashable, Sendable {
  /// As high as a line of text.
  case line
  /// As high as two lines of text, such as the picture of a person.
  case thumbnail
  /// As high as six lines of text.
  case preview
  /// As wide as the available space.
  case fill
  /// A height in points, the same on every host.
  case height(Double)

  /// The size with a number that layouts can use, so that equal descriptions are equal.
  var sanitized: ImageSize {
    if case .height(let points) = self { .height(points.sanitizedExtent) } else { self }
  }

  /// Returns the size of an image, in points. The image keeps its proportions.
  func size(of image: Image, offered: Size, _ text: any TextMeasuring) -> Size {
    guard image.width > 0, image.height > 0 else { return .zero }
    let ratio = Double(image.width) / Double(image.height)
    let line = text.lineHeight(of: .body)
    let height: Double
    switch self {
    case .line: height = line
    case .thumbnail: height = 2 * line
    case .preview: height = 6 * line
    case .fill: height = offered.width.isUnbounded ? 6 * line : offered.width / ratio
    case .height(let points): height = points.sanitizedExtent
    }
    let width = min(height * ratio, offered.width)
    return Size(width: width, height: width / ratio)
  }
}

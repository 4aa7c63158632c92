import Foundation
import TesseraLayout

/// Loads cases from the JSON files of the folder `Cases`. Rectangles and sizes are lists of numbers.
enum CaseFile {
  static func load<Case: Decodable>(_ name: String, as type: Case.Type) throws -> [Case] {
    guard let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Cases") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try JSONDecoder().decode([Case].self, from: Data(contentsOf: url))
  }
}

/// An item: `[w, h]`, or width and height by name, each a number, `"fill"` or `{"fraction": f}`; or a width
/// and an aspect ratio.
struct CaseItem: Decodable {
  let size: ItemSize

  private enum Key: CodingKey { case width, height, aspect }

  init(from decoder: any Decoder) throws {
    if let pair = try? decoder.singleValueContainer().decode([Double].self) {
      size = ItemSize(.fixed(pair[0]), .fixed(pair[1]))
      return
    }
    let values = try decoder.container(keyedBy: Key.self)
    size = ItemSize(
      try values.decode(CaseExtent.self, forKey: .width).extent,
      try values.decodeIfPresent(CaseExtent.self, forKey: .height)?.extent,
      aspect: try values.decodeIfPresent(Double.self, forKey: .aspect) ?? 1)
  }
}

private struct CaseExtent: Decodable {
  let extent: ItemSize.Extent

  private enum Key: CodingKey { case fraction }

  init(from decoder: any Decoder) throws {
    if let number = try? decoder.singleValueContainer().decode(Double.self) {
      extent = .fixed(number)
    } else if (try? decoder.singleValueContainer().decode(String.self)) == "fill" {
      extent = .fill
    } else {
      extent = .fraction(try decoder.container(keyedBy: Key.self).decode(Double.self, forKey: .fraction))
    }
  }
}

extension Justification: Decodable {
  /// Decodes the name of a case; an unknown one is `start`.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    self = Justification.allCases.first { "\($0)" == name } ?? .start
  }
}

extension Alignment: Decodable {
  /// Decodes the name of a case; an unknown one is `start`.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    self = Alignment.allCases.first { "\($0)" == name } ?? .start
  }
}

extension Rect {
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns whether the rectangle equals another one within the tolerance of the cases, which have four
  /// decimals.
  func isClose(to other: Rect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001 && size.isClose(to: other.size)
  }
}

extension Size {
  init(_ numbers: [Double]) { self.init(width: numbers[0], height: numbers[1]) }

  func isClose(to other: Size) -> Bool {
    abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
  }
}

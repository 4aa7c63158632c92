import Tessera

/// A hiking trail, as the cards of the gallery show it.
struct Trail: Identifiable, Equatable {
  var id: String
  var summary: String
  var details: String
  var facts: [Fact]
  var tags: [String]
  /// News about the trail.
  var news: String?
  /// The heights along the trail, from 0 to 8.
  var heights: [Int]

  /// A number with a unit, and the property that it measures.
  struct Fact: Identifiable, Equatable {
    var id: String
    var value: String
  }

  /// A picture of the profile, one column of pixels for each height.
  var picture: Image {
    let rows = 12
    let pixels = (0..<rows).flatMap { row in
      heights.map { height -> UInt32 in
        let depth = row - (rows - 1 - height)
        return depth < 0 ? 0x7FB2D9 - UInt32(row) * 0x050402 : depth == 0 ? 0x8DA857 : 0x55773F
      }
    }
    return Image(width: heights.count, height: rows, pixels: pixels)
  }
}

extension Trail {
  private init(
    _ name: String, _ summary: String, more details: String, facts values: [String], tags: String,
    news: String? = nil, heights: [Int]
  ) {
    let names = ["length", "time", "climb", "grade"]
    self.init(
      id: name, summary: summary, details: details,
      facts: zip(names, values).map { Fact(id: $0, value: $1) },
      tags: tags.split(separator: " ").map { String($0) }, news: news, heights: heights)
  }

  static let samples = [
    Trail(
      "Harbor Round", "Along the quays to the lighthouse, back over the dunes.",
      more: "The ferry across the inlet runs until six; after that the way back is an hour longer.",
      facts: ["9 km", "2:30", "40 m", "easy"], tags: "sea lighthouse dunes ferry children dogs café",
      news: "new",
      heights: [1, 1, 1, 2, 1, 1, 1, 0, 0, 0, 1, 2, 3, 3, 2, 1, 1, 2, 4, 2, 1, 0, 0, 1]),
    Trail(
      "Three Lakes", "Up through the beech wood, from one lake to the next.",
      more: "The middle lake is warm enough to swim in from July on. A hut above it sells soup and bread.",
      facts: ["14 km", "4:45", "620 m", "medium"], tags: "wood lakes swimming hut soup shade",
      heights: [0, 1, 2, 2, 2, 3, 4, 4, 4, 5, 6, 6, 6, 7, 7, 6, 6, 5, 4, 3, 3, 2, 1, 0]),
    Trail(
      "The Long Ridge", "A day above the trees, with the sea on both sides.",
      more: "There is no water on the ridge. In wind, turn back at the saddle: the north side is exposed.",
      facts: ["23 km", "8:00", "1310 m", "hard"], tags: "summit ridge views exposed alpine early-start",
      news: "closed",
      heights: [1, 2, 3, 5, 6, 7, 6, 7, 8, 7, 7, 6, 5, 6, 7, 8, 8, 7, 6, 5, 3, 2, 1, 1]),
    Trail(
      "Mill Walk", "An hour by the river, past four mills.",
      more: "The third mill still grinds; its door is open on Saturdays.",
      facts: ["5 km", "1:10", "15 m", "easy"], tags: "river mills history pushchair",
      heights: [2, 2, 2, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 0, 0, 1, 1, 1, 2, 2, 2, 1, 1, 1]),
  ]
}

import TesseraComponents
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Rows of components")
struct RowTests {
  struct Review: Identifiable, Equatable {
    var id: Int
    var author: String
    var stars: Int
    var text: String
  }

  struct ReviewRow: Component {
    var review: Review

    var body: some Component {
      VStack {
        HStack {
          Text(review.author).style(.headline)
          Spacer()
          Badge(review.stars)
        }
        Text(review.text).lineLimit(2)
      }
    }
  }

  private func picture<C: Component>(columns: Int = 20, rows: Int = 4, _ row: C) -> String {
    HeadlessCollection(columns: columns, rows: rows) { Section("rows") { row } }.text()
  }

  @Test("A text has one column beside it")
  func text() {
    #expect(picture(rows: 1, Text("hello")) == " hello\n")
  }

  @Test("A spacer pushes parts of a row to the edges")
  func spacer() {
    let row = HStack {
      Text("left")
      Spacer()
      Text("right")
    }
    #expect(picture(rows: 1, row) == " left         right\n")
  }

  @Test("A long text wraps, and its row grows")
  func wraps() {
    #expect(picture(rows: 3, Text("one two three four five")) == " one two three four\n five\n\n")
  }

  @Test("A composed row shows its parts")
  func composed() {
    let review = Review(id: 1, author: "Ada", stars: 5, text: "It was good and long and then it went on")
    #expect(
      picture(rows: 4, ReviewRow(review: review))
        == """
         Ada             5
         It was good and
         long and then it …


        """)
  }

  @Test("Rows of a data source are components")
  func forEach() {
    let reviews = [
      Review(id: 1, author: "Ada", stars: 5, text: "Good"),
      Review(id: 2, author: "Bob", stars: 1, text: "Bad"),
    ]
    let collection = HeadlessCollection(columns: 16, rows: 5) {
      Section("reviews") { ForEach(reviews) { ReviewRow(review: $0).selectable() } }
    }
    #expect(
      collection.text() == """
         Ada         5
         Good
         Bob         1
         Bad


        """)
  }

  @Test("A tap on a button calls its handler, and does not select the row")
  func button() {
    var pressed = 0
    let collection = HeadlessCollection(columns: 20, rows: 1) {
      Section("rows") {
        HStack {
          Text("text")
          Spacer()
          Button("OK") { pressed += 1 }
        }
      }
    }
    collection.engine.tap(at: Point(x: 140, y: 8))
    collection.update()
    #expect(pressed == 1)
    collection.engine.tap(at: Point(x: 12, y: 8))
    #expect(pressed == 1)
  }
}

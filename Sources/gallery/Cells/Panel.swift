import TesseraComponents

/// The background of a card or a section.
struct Panel: Component {
  var body: some Component {
    Spacer().background(.surface, corner: .rounded).rowInsets(.none).showsState(false)
  }
}

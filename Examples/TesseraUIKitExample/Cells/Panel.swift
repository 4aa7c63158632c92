import TesseraUIKit

/// The background of a section: a box with rounded corners.
struct Panel: Component {
  var body: some Component {
    Spacer().background(.surface, corner: .rounded).rowInsets(.none).showsState(false)
  }
}

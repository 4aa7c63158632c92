import SwiftUI
import TesseraUIKit

struct Greeting: HostedCell {  // error: to be available in iOS 15.0 and newer
  var name: String

  func body(for state: CellState) -> some View { Text(verbatim: name) }
}

import SwiftUI
import TesseraUIKit

@MainActor
func screen(_ chosen: Binding<[Int]>) -> some View {
  TesseraView(Content()).selection(chosen)  // error: generic parameter 'ID' could not be inferred
}

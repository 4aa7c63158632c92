import SwiftUI
import TesseraUIKit

@MainActor
func screen(_ collection: TesseraView, _ chosen: Binding<[Int]>) -> some View {
  collection.selection(chosen)  // error: cannot convert value of type 'Binding<[Int]>'
}

import SwiftUI
import TesseraUIKit

func screen() -> TesseraView {
  TesseraView(Content())  // error: call to main actor-isolated initializer
}

@MainActor
func screenOnTheMainActor(_ chosen: Binding<Set<Int>>) -> some View {
  TesseraView(Content()).selection(chosen)
}

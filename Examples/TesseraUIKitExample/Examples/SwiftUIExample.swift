import SwiftUI
import TesseraUIKit
import UIKit

/// A collection inside SwiftUI, and views of SwiftUI inside that.
@available(iOS 16, *)
final class SwiftUIExample: UIHostingController<CityScreen> {
  init() {
    super.init(rootView: CityScreen(cities: City.all))
    title = "SwiftUI"
  }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }
}

/// A city, which is an item of the list.
struct City: Identifiable, Equatable {
  var name: String
  var people: Int
  var id: String { name }

  static let all = ["Lima", "Oslo", "Riga", "Bern", "Kyoto"].enumerated().map {
    City(name: $0.element, people: 1000 * ($0.offset + 1))
  }
}

@available(iOS 16, *)
struct CityScreen: View {
  let cities: [City]
  @State private var chosen: Set<String> = []

  var body: some View {
    TesseraView {
      Tessera.Section("cities") {
        Tessera.ForEach(cities) { CityCell(city: $0).selectable() }
      }
    }
    .selection($chosen)
  }
}

@available(iOS 16, *)
struct CityCell: HostedCell {
  var city: City

  func body(for state: CellState) -> some View {
    HStack {
      Text(verbatim: state.contains(.selected) ? "✓ \(city.name)" : city.name)
      Spacer()
      Text(verbatim: "\(city.people)")
    }
    .padding(16)
  }
}

/// Tessera's types whose names SwiftUI has too, for files that import both.
enum Rows {
  typealias Section = Tessera.Section<UIKitHost>
  typealias Text = TesseraComponents.Text
  typealias Button = TesseraComponents.Button
}

func emptySection(onAdd: @escaping () -> Void) -> Rows.Section {
  Rows.Section("empty") {
    Rows.Text("There are no cities.")
    Rows.Button("Add a city", action: onAdd)
  }
}

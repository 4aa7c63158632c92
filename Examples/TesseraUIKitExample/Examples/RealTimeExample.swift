import TesseraUIKit
import UIKit

/// Prices that change four times a second: rows move to their new ranks, and only changed rows are drawn again.
final class RealTimeExample: CollectionController {
  private var products = [
    "Almonds", "Barley", "Cocoa", "Coffee", "Corn", "Honey", "Oats", "Olives", "Rice", "Rye", "Saffron",
    "Sugar", "Tea", "Vanilla", "Wheat",
  ].map { Product(id: $0) }
  private var updates: Task<Void, Never>?

  init() { super.init("RealTime") }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    updates = Task { [weak self] in
      while (try? await Task.sleep(nanoseconds: 250_000_000)) != nil { self?.update() }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    updates?.cancel()
  }

  override func content() -> Content<UIKitHost> {
    Content {
      Section("prices") {
        ForEach(products.sorted { $0.change > $1.change }) { ProductRow(product: $0) }
      }
      .header(pinned: true) {
        SectionTitle("Prices", detail: "\(products.filter { $0.change > 0 }.count) have risen")
      }
    }
    .transitions(.standard)
  }

  /// Changes a few prices.
  private func update() {
    for _ in 0..<4 {
      let index = Int.random(in: products.indices)
      products[index].add(Int.random(in: -9...9))
    }
    show()
  }
}

/// A product with its price, identified by its name.
struct Product: Identifiable {
  var id: String
  /// The last prices in cents, the current one at the end.
  private(set) var prices = [1000]

  init(id: String) { self.id = id }

  var price: Int { prices.last ?? 0 }

  /// The difference to the price at the start.
  var change: Int { price - 1000 }

  /// The heights of bars that show how the price has developed.
  var bars: [Double] {
    let lowest = prices.min() ?? 0
    return prices.map { Double($0 - lowest + 2) }
  }

  /// Changes the price by some cents.
  mutating func add(_ cents: Int) { prices = Array((prices + [max(0, price + cents)]).suffix(12)) }
}

/// A name, bars that show how the price has developed, and the price.
struct ProductRow: Component {
  var product: Product

  var body: some Component {
    HStack {
      Text(product.id).style(.headline)
      Spacer()
      Sparkline(product.bars).tint(product.change < 0 ? .negative : .positive).accessibilityHidden()
      Text("\(product.price) ¢").lineLimit(1).frame(width: .characters(8), horizontal: .trailing)
    }
  }
}

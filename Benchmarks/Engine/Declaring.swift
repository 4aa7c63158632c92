import Benchmark
import Tessera
import TesseraTesting

/// From declared data to the first screenful of filled views.
func registerDeclaring(_ count: Int) {
  register("first frame of numbers", count, state: { count }) { meter, count in
    var screen: Screen?
    meter.measure { screen = Screen(.numbers(count)) }
    blackHole(screen)
  }
  register("first frame of an array", count, state: { (0..<count).map { Row(id: $0) } }) { meter, rows in
    var screen: Screen?
    meter.measure { screen = Screen(.rows(rows)) }
    blackHole(screen)
  }
}

/// Elementary functions without a C library, which Embedded Swift does not have.
///
/// Each function reduces its argument to a small range, and evaluates a series there. Errors are stated as
/// multiples of 2^-52, the distance from 1 to the next number. The tests compare with the platform's
/// functions.
package enum ElementaryFunctions {
  /// Returns e to a power, with an error of at most 4 parts in 2^52. Below e^-708 it is 0, above e^709 it is
  /// e^709.
  static func exponential(_ power: Double) -> Double {
    guard power > -708 else { return 0 }
    let power = min(power, 709)
    let count = nearest(power * 1.4426950408889634)
    let rest = (power - count * 0.6931471803691238) - count * 1.9082149292705877e-10
    var sum = 1.0
    var order = 14.0
    while order > 0 {
      sum = 1 + sum * rest / order
      order -= 1
    }
    return sum * powerOfTwo(Int(count))
  }

  /// Returns the natural logarithm of a positive number, with an error of at most 4 parts in 2^52 of itself
  /// or of 1, whichever is larger. Numbers that are not positive count as the smallest positive normal
  /// number, infinity as the largest finite one.
  static func logarithm(_ number: Double) -> Double {
    let number = normal(number)
    var exponent = Double(Int(number.bitPattern >> 52) - 1023)
    var mantissa = Double(bitPattern: number.bitPattern & 0x000F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
    if mantissa > 1.4142135623730951 {
      mantissa /= 2
      exponent += 1
    }
    // ln m = 2 (s + s³/3 + s⁵/5 + …) with s = (m - 1) / (m + 1), which is below 0.172.
    let ratio = (mantissa - 1) / (mantissa + 1)
    let square = ratio * ratio
    var sum = 0.0
    var order = 23.0
    while order > 0 {
      sum = 1 / order + sum * square
      order -= 2
    }
    return exponent * 0.6931471803691238 + (2 * ratio * sum + exponent * 1.9082149292705877e-10)
  }

  /// Returns the sine and the cosine of an angle in radians, with an error of at most 2^-50 for angles up to
  /// ± 10^6. Larger angles count as ± 10^6, NaN as 0.
  static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    let angle = angle.limited(to: -1e6...1e6, otherwise: 0)
    let quarters = nearest(angle * 0.6366197723675814)
    // π/2 in three parts; products with the first two are exact.
    let rest =
      ((angle - quarters * 1.5707963267341256) - quarters * 6.077100506303966e-11) - quarters
      * 2.0222662487959506e-21
    let square = rest * rest
    let sine = rest * alternating(square, from: 17)
    let cosine = alternating(square, from: 18)
    switch Int(quarters) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// Returns the square root, with an error of at most one part in 2^52. Numbers that are not positive have
  /// the root 0, infinity that of the largest finite number.
  package static func squareRoot(_ number: Double) -> Double {
    guard number >= .leastNormalMagnitude else { return 0 }
    let number = normal(number)
    let exponent = Int(number.bitPattern >> 52) - 1023
    // The number is `square` times a power of four; `square` is from 1 to 4.
    let half = exponent >> 1
    let square = number * powerOfTwo(-half) * powerOfTwo(-half)
    var root = 0.5 + square / 2
    for _ in 0..<5 { root = (root + square / root) / 2 }
    return root * powerOfTwo(half)
  }

  // MARK: - Implementation

  /// Returns 1 - x / (n(n - 1)) · (1 - x / ((n - 2)(n - 3)) · …), the series of sine and cosine.
  private static func alternating(_ square: Double, from last: Double) -> Double {
    var sum = 1.0
    var order = last
    while order > 1 {
      sum = 1 - sum * square / (order * (order - 1))
      order -= 2
    }
    return sum
  }

  /// Returns the nearest whole number; the argument must be far smaller than 2^63.
  private static func nearest(_ number: Double) -> Double {
    Double(Int64(number < 0 ? number - 0.5 : number + 0.5))
  }

  /// Returns 2 to a power from -1022 to 1023.
  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }

  private static func normal(_ number: Double) -> Double {
    number.limited(
      to: .leastNormalMagnitude ... .greatestFiniteMagnitude, otherwise: .leastNormalMagnitude)
  }
}

import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Traits of a declaration")
struct DeclaredTraitsTests {
  private class Number: Tessera.Trait {
    let number: Int
    init(_ number: Int) { self.number = number }
    override func isEqual(to other: Tessera.Trait) -> Bool { (other as? Number)?.number == number }
  }

  private final class First: Number {}
  private final class Second: Number {}
  private final class Third: Number {}

  private final class Handler: Tessera.Trait {
    override var makesDifference: Bool { false }
  }

  private func list(_ traits: Traits) -> [Int] { traits.all.compactMap { ($0 as? Number)?.number } }

  /// Returns a list with one trait of each type.
  private func three() -> Traits {
    var traits = Traits()
    traits.set(First(1))
    traits.set(Second(2))
    traits.set(Third(3))
    return traits
  }

  @Test("A list of traits has the size of one reference")
  func size() { #expect(MemoryLayout<Traits>.size == MemoryLayout<AnyObject?>.size) }

  @Test("Each trait is found by its type")
  func finding() {
    let traits = three()
    #expect(!traits.isEmpty && Traits().isEmpty)
    #expect(traits.first(First.self)?.number == 1)
    #expect(traits.first(Second.self)?.number == 2)
    #expect(traits.first(Handler.self) == nil)
    #expect(list(traits) == [3, 2, 1])
  }

  @Test("A trait replaces the one of its type at any position", arguments: [0, 1, 2])
  func replacing(position: Int) {
    var traits = three()
    let old = traits
    switch position {
    case 0: traits.set(First(7))
    case 1: traits.set(Second(7))
    default: traits.set(Third(7))
    }
    #expect(list(traits).sorted() == ([1, 2, 3].filter { $0 != position + 1 } + [7]))
    #expect(list(traits).first == 7)
    #expect(list(old) == [3, 2, 1], "a copy keeps what it had")
  }

  @Test("Removing a trait leaves all others")
  func removing() {
    var traits = three()
    traits.remove(Second.self)
    #expect(list(traits) == [3, 1])
    traits.remove(Second.self)
    traits.remove(First.self)
    #expect(list(traits) == [3])
    traits.remove(Third.self)
    #expect(traits.isEmpty)
  }

  @Test("Two copies of a list change independently")
  func branches() {
    var base = Traits()
    base.set(First(1))
    var (left, right) = (base, base)
    left.set(Second(2))
    right.set(Third(3))
    right.set(First(4))
    #expect(list(left) == [2, 1])
    #expect(list(right) == [4, 3])
    #expect(list(base) == [1])
  }

  @Test("One trait can be in several lists")
  func shared() {
    let shared = First(1)
    var (left, right) = (Traits(), Traits())
    left.set(Second(2))
    left.set(shared)
    right.set(Third(3))
    right.set(shared)
    left.set(shared)
    #expect(list(left) == [1, 2])
    #expect(list(right) == [1, 3])
    #expect(right.first(First.self) === shared)
  }

  @Test("Equality ignores the order of traits and ignores handlers")
  func equality() {
    var other = Traits()
    other.set(Third(3))
    other.set(First(1))
    #expect(other != three())
    #expect(three() != other)
    other.set(Second(2))
    #expect(other == three())
    other.set(Handler())
    #expect(other == three() && three() == other)
    other.set(Second(5))
    #expect(other != three())
    #expect(Traits() != three() && Traits() == Traits())
  }
}

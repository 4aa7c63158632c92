import TesseraDiff
import Testing

@Suite("Transactions of edits")
struct TransactionTests {
  private struct Refusal: Error, Equatable {}

  @Test("An update does not change copies of the old snapshot")
  func valueSemantics() {
    var box = Mailbox(("a", [1, 2]), ("b", [3]))
    let old = box
    _ = box.update {
      $0.removeSections(["a"])
      $0.modify(3) { $0.revision = 1 }
    }
    #expect(old == Mailbox(("a", [1, 2]), ("b", [3])))
    #expect(box != old)
  }

  @Test("Edits that throw change nothing")
  func throwing() {
    var box = Mailbox(("a", [1, 2]))
    #expect(throws: Refusal()) {
      try box.update { edit throws(Refusal) in
        edit.remove([1])
        throw Refusal()
      }
    }
    #expect(box == Mailbox(("a", [1, 2])))
  }

  @Test("A modification that throws leaves the item as it was")
  func throwingModification() {
    var box = Mailbox(("a", [1, 2]))
    let update = box.update { edit in
      #expect(throws: Refusal()) {
        try edit.modify(1) { mail throws(Refusal) in
          mail.revision = 1
          throw Refusal()
        }
      }
    }
    #expect(update == Mailbox.Update())
    #expect(box.item(1)?.revision == 0)
  }

  @Test("A section without edits shares its storage with the old snapshot")
  func sharedStorage() {
    var box = Mailbox(("a", [1, 2]), ("b", [3]))
    let old = box
    _ = box.update {
      $0.remove([1])
      $0.moveSectionsToStart(["b"])
      $0.reloadSections(["b"])
    }
    #expect(address(box.items(in: "b")) == address(old.items(in: "b")))
    #expect(address(box.items(in: "a")) != address(old.items(in: "a")))
  }

  private func address(_ mails: [Mail]?) -> UnsafePointer<Mail>? {
    mails?.withUnsafeBufferPointer { $0.baseAddress }
  }
}

import TesseraDiff
import TesseraTesting
import Testing

@MainActor
@Suite("Strict view")
struct StrictBatchViewTests {
  @Test("Legal batches are not reported")
  func legal() {
    let host = ListHost("A[a b] B[c]")
    host.show("A[b x] B[c:1]", Batch(deletes: [at(0, 0)], inserts: [at(0, 1)], updates: [at(1, 0)]))
    host.view.finishAnimations()
    host.view.performBatchUpdates {
      host.view.moveSection(from: 1, to: 0)
      host.view.updateSections([0])
      host.data = BatchModel("B:1[c:1] A[b x]")
    }
    host.view.finishAnimations()
    host.view.performBatchUpdates {
      host.data = BatchModel("B:1[x c:1] A[b] C[]")
      host.view.insertSections([2])
      host.view.moveItem(from: at(1, 1), to: at(0, 0))
    }
    host.view.finishAnimations()
    host.show("B:2[y] A[b:1] C[]", Batch(sectionReloads: [0], reloads: [at(1, 0)]))
    host.view.finishAnimations()
    host.view.endTurn()
    #expect(host.view.violations == [])
    #expect(host.view.batches.count == 4)
    #expect(host.isShown)
  }

  @Test("T1, DifferenceKit #17, #18, RxDataSources #60: An early data change is reported")
  func changedBefore() {
    let host = ListHost("A[a b]")
    host.data = BatchModel("A[b]")
    host.view.performBatchUpdates { host.view.deleteItems([at(0, 0)]) }
    #expect(host.broken == [.t1])
    #expect(host.isShown)
  }

  @Test("T1: A change of data without a batch is reported")
  func changedAfter() {
    let host = ListHost("A[a b]")
    host.data = BatchModel("A[a b:1]")
    host.view.endTurn()
    #expect(host.broken == [.t1])
    #expect(host.isShown)
  }

  @Test("T1, K1: A second change of data without a batch is reported")
  func changedTwice() {
    let host = ListHost("A[a] B[b]")
    host.data.sections.removeLast()
    host.view.performBatchUpdates {
      host.data.sections[0].items = []
      host.view.deleteItems([at(0, 0)])
    }
    #expect(host.broken == [.t1, .k1])
  }

  @Test("T2: A batch before the first layout takes the new data for the old")
  func beforeFirstLayout() {
    let host = ListHost("A[]", isLaidOut: false)
    host.data = BatchModel("A[a]")
    host.view.insertItems([at(0, 0)])
    #expect(host.broken == [.t2, .k2])
    #expect(host.isShown)
  }

  @Test("T2, rdar 28167779, rdar 15262692: A batch with an outdated layout is illegal")
  func needsLayout() {
    for invalidate in [StrictBatchView<String>.setNeedsLayout, StrictBatchView.invalidateLayout] {
      let host = ListHost("A[]")
      invalidate(host.view)()
      host.show("A[a]", Batch(inserts: [at(0, 0)]))
      host.view.finishAnimations()
      host.show("A[]", Batch(deletes: [at(0, 0)]))
      #expect(host.broken == [.t2])
    }
  }

  @Test("T2, DifferenceKit #102, #103: A batch before a pending reload is illegal")
  func needsReload() {
    let host = ListHost("A[]")
    host.data = BatchModel("A[a]")
    host.view.reloadData()
    host.show("A[]", Batch(deletes: [at(0, 0)]))
    #expect(host.broken == [.t2])
    host.view.finishAnimations()
    host.data = BatchModel("A[a]")
    host.view.reloadData()
    host.view.layoutIfNeeded()
    host.show("A[]", Batch(deletes: [at(0, 0)]))
    #expect(host.broken == [.t2])
  }

  @Test("T2: A batch outside of a window is illegal, a reload is legal")
  func noWindow() {
    let host = ListHost("A[]")
    host.view.isInWindow = false
    host.show("A[a]", Batch(inserts: [at(0, 0)]))
    #expect(host.broken == [.t2])
    host.view.finishAnimations()
    host.data = BatchModel("A[a b]")
    host.view.reloadData()
    host.view.endTurn()
    #expect(host.broken == [.t2])
    #expect(host.isShown)
  }

  @Test("T3: Nested blocks are one batch, and all completions are called")
  func nested() {
    let host = ListHost("A[a b c]")
    var heard: [String] = []
    host.view.performBatchUpdates {
      host.view.deleteItems([at(0, 0)])
      host.view.performBatchUpdates {
        #expect(host.view.isInBatch)
        host.view.deleteItems([at(0, 1)])
        host.data = BatchModel("A[c x]")
      } completion: {
        heard.append("inner \($0)")
      }
      host.view.insertItems([at(0, 1)])
    } completion: {
      heard.append("outer \($0)")
    }
    #expect(heard == [])
    host.view.finishAnimations()
    #expect(heard == ["outer true", "inner true"])
    #expect(host.view.violations == [])
    #expect(host.view.batches == [Batch(deletes: [at(0, 0), at(0, 1)], inserts: [at(0, 1)])])
  }

  @Test("T3: A call outside of a block is its own batch")
  func singleCalls() {
    let host = ListHost("A[a b] B[]")
    let steps: [(String, () -> Void)] = [
      ("A[b] B[]", { host.view.deleteItems([at(0, 0)]) }),
      ("A[b c] B[]", { host.view.insertItems([at(0, 1)]) }),
      ("A[c b] B[]", { host.view.moveItem(from: at(0, 1), to: at(0, 0)) }),
      ("A[c:1 b] B[]", { host.view.reloadItems([at(0, 0)]) }),
      ("A[c:1 b:1] B[]", { host.view.updateItems([at(0, 1)]) }),
      ("B[] A[c:1 b:1]", { host.view.moveSection(from: 0, to: 1) }),
      ("B[b] A[c:1 b:1]", { host.view.reloadSections([0]) }),
      ("B[b] A:1[c:1 b:1]", { host.view.updateSections([1]) }),
      ("B[b] A:1[c:1 b:1] C[c]", { host.view.insertSections([2]) }),
      ("A:1[c:1 b:1] C[c]", { host.view.deleteSections([0]) }),
    ]
    for (data, tell) in steps {
      host.data = BatchModel(data)
      tell()
      host.view.finishAnimations()
    }
    #expect(host.view.violations == [])
    #expect(host.view.batches.count == steps.count)
    #expect(host.isShown)
  }

  @Test("T3, rdar 34906155: Deleting a row and its section in two calls is illegal")
  func twoCalls() {
    let host = ListHost("A[a] B[b]")
    host.data = BatchModel("A[a]")
    host.view.deleteItems([at(1, 0)])
    host.view.finishAnimations()
    host.view.deleteSections([1])
    #expect(host.broken == [.k1, .b1])
    #expect(host.isShown)
  }

  @Test("A host that breaks many rules still shows its data")
  func reckless() {
    let host = ListHost("A[a b]")
    host.view.performBatchUpdates {
      host.view.endTurn()
      host.view.endInteractiveMovement(at: at(9, 9))
      host.view.beginInteractiveMovement(at: at(-1, .max))
      host.view.deleteItems([at(.max, .min)])
      host.data = BatchModel("X[x] Y[y]")
    }
    host.view.beginInteractiveMovement(at: at(7, 7))
    host.view.endInteractiveMovement(at: at(.min, 0)) { host.data = BatchModel("Z[]") }
    host.view.deleteSections([.min, .max])
    #expect(host.broken.count > 8)
    #expect(host.isShown)
  }
}

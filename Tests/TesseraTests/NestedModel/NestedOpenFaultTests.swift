import Tessera
import TesseraLayout
import Testing

/// Programs that break a law still.
@MainActor
@Suite("Open faults of nested content")
struct NestedOpenFaultTests {
  @Test(.disabled("a scrolled strip shows other parts in a fresh collection; not looked into yet"))
  func programOfSeed1012() {
    #expect(
      NestedRunner.run(
        NestedProgram(
          overscan: 20000.0,
          steps: [
            .resize(160.0, 112.0),
            .show(
              Tree(
                axis: .horizontal,
                branches: [
                  Branch(
                    id: 1,
                    leaves: [
                      Leaf(
                        id: 3,
                        kind: .group(Bunch(leaves: [Leaf(id: 5, kind: .group(Bunch(leaves: [Leaf(id: 7)])))]))
                      ), Leaf(id: 28, kind: .group(Bunch(leaves: [Leaf(id: 30, kind: .stamp(72.0, 21.0))]))),
                    ], scrolls: .horizontal, size: Extents(width: 96.0))
                ])),
            .show(
              Tree(
                axis: .horizontal,
                branches: [
                  Branch(
                    id: 1,
                    branches: [
                      Branch(
                        id: 47,
                        leaves: [
                          Leaf(
                            id: 3,
                            kind: .group(
                              Bunch(leaves: [Leaf(id: 5, kind: .group(Bunch(leaves: [Leaf(id: 7)])))]))),
                          Leaf(id: 28, kind: .group(Bunch(leaves: [Leaf(id: 30, kind: .stamp(72.0, 21.0))]))),
                        ], header: Cap(leaf: Leaf(id: 55)))
                    ], scrolls: .horizontal, size: Extents(width: 96.0))
                ])),
            .scrollTo(7, .end),
            .drag(114.0, 0.0, at: 48.0, 104.0),
          ])) == nil)
  }

  @Test(.disabled("a strip loses its offset where it is laid out for less content first"))
  func programOfSeed1098() {
    #expect(
      NestedRunner.run(
        NestedProgram(
          overscan: 20000.0,
          steps: [
            .resize(160.0, 192.0),
            .show(
              Tree(branches: [
                Branch(
                  id: 16,
                  branches: [
                    Branch(
                      id: 17,
                      branches: [
                        Branch(
                          id: 18,
                          branches: [
                            Branch(
                              id: 19, layout: .absolute,
                              leaves: [
                                Leaf(id: 20), Leaf(id: 21), Leaf(id: 22), Leaf(id: 23),
                                Leaf(
                                  id: 24,
                                  kind: .group(
                                    Bunch(
                                      leaves: [
                                        Leaf(
                                          id: 25,
                                          kind: .group(Bunch(leaves: [Leaf(id: 28, kind: .block(4.0))]))),
                                        Leaf(id: 40, kind: .group(Bunch(leaves: []))),
                                      ], layout: .flow(4.0)))),
                              ], header: Cap(leaf: Leaf(id: 51)))
                          ], header: Cap(leaf: Leaf(id: 54)), footer: Cap(leaf: Leaf(id: 55), isPinned: true),
                          scrolls: .vertical, size: Extents(height: 112.0))
                      ])
                  ])
              ])),
            .scrollTo(25, .start),
            .show(
              Tree(branches: [
                Branch(
                  id: 16,
                  branches: [
                    Branch(
                      id: 17,
                      branches: [
                        Branch(
                          id: 18,
                          branches: [
                            Branch(
                              id: 19, layout: .overlay,
                              leaves: [
                                Leaf(id: 20), Leaf(id: 21), Leaf(id: 22), Leaf(id: 23),
                                Leaf(
                                  id: 24,
                                  kind: .group(
                                    Bunch(
                                      leaves: [
                                        Leaf(
                                          id: 25,
                                          kind: .group(Bunch(leaves: [Leaf(id: 28, kind: .block(4.0))]))),
                                        Leaf(id: 40, kind: .group(Bunch(leaves: []))),
                                      ], layout: .flow(4.0)))),
                              ], header: Cap(leaf: Leaf(id: 51)))
                          ], header: Cap(leaf: Leaf(id: 54)), footer: Cap(leaf: Leaf(id: 55), isPinned: true),
                          scrolls: .vertical, size: Extents(height: 112.0))
                      ])
                  ])
              ])),
          ])) == nil)
  }

  @Test(.disabled("a scrolled strip shows other parts in a fresh collection; not looked into yet"))
  func programOfSeed1262() {
    #expect(
      NestedRunner.run(
        NestedProgram(
          overscan: 20000.0,
          steps: [
            .resize(160.0, 128.0),
            .show(
              Tree(branches: [
                Branch(
                  id: 213, layout: .row(0.0),
                  branches: [
                    Branch(
                      id: 214, layout: .transposed(.list(4.0)),
                      branches: [
                        Branch(id: 215, size: Extents(width: 64.0)),
                        Branch(
                          id: 244,
                          branches: [
                            Branch(
                              id: 252, layout: .inset(4.0, .transposed(.list(0.0))),
                              leaves: [
                                Leaf(
                                  id: 264,
                                  kind: .group(
                                    Bunch(
                                      leaves: [],
                                      ornaments: [
                                        Ornament(
                                          leaf: Leaf(id: 266, kind: .tile(40.0, 40.0)), target: .section,
                                          horizontal: .before, vertical: .before, inset: 4.0)
                                      ])))
                              ])
                          ]),
                      ], scrolls: .horizontal, size: Extents(width: 96.0)), Branch(id: 323),
                  ], size: Extents(width: 80.0))
              ])),
            .show(
              Tree(branches: [
                Branch(
                  id: 213, layout: .row(0.0),
                  branches: [
                    Branch(
                      id: 214, layout: .transposed(.list(4.0)),
                      branches: [
                        Branch(id: 215, size: Extents(width: 64.0)),
                        Branch(
                          id: 244,
                          branches: [
                            Branch(
                              id: 252, layout: .inset(4.0, .transposed(.list(0.0))),
                              leaves: [
                                Leaf(
                                  id: 264,
                                  kind: .group(
                                    Bunch(
                                      leaves: [],
                                      ornaments: [
                                        Ornament(
                                          leaf: Leaf(id: 266, kind: .tile(40.0, 40.0)), target: .section,
                                          horizontal: .before, vertical: .before, inset: 4.0)
                                      ])))
                              ])
                          ]),
                      ], scrolls: .horizontal), Branch(id: 323),
                  ], size: Extents(width: 80.0))
              ])),
          ])) == nil)
  }

  @Test(.disabled("a scrolled strip shows other parts in a fresh collection; not looked into yet"))
  func programOfSeed1396() {
    #expect(
      NestedRunner.run(
        NestedProgram(
          overscan: 20000.0,
          steps: [
            .resize(160.0, 128.0),
            .show(
              Tree(branches: [
                Branch(
                  id: 13, layout: .inset(6.0, .list(0.0)),
                  branches: [
                    Branch(
                      id: 42,
                      branches: [
                        Branch(
                          id: 43, layout: .transposed(.list(4.0)),
                          branches: [
                            Branch(id: 44, leaves: [Leaf(id: 79)]),
                            Branch(
                              id: 87, layout: .overlay,
                              leaves: [
                                Leaf(id: 117, kind: .group(Bunch(leaves: [], size: Extents(height: 96.0)))),
                                Leaf(
                                  id: 137,
                                  kind: .group(
                                    Bunch(
                                      leaves: [],
                                      ornaments: [
                                        Ornament(
                                          leaf: Leaf(id: 138, kind: .block(1.0)), target: .items,
                                          horizontal: .end, vertical: .start),
                                        Ornament(
                                          leaf: Leaf(id: 139), target: .eachItem, horizontal: .after,
                                          vertical: .center, shift: -20.0, inset: -6.0, layer: -1),
                                      ]))),
                              ]),
                          ], header: Cap(leaf: Leaf(id: 140)), scrolls: .horizontal)
                      ])
                  ])
              ])),
            .drag(103.0, 0.0, at: 48.0, 112.0),
          ])) == nil)
  }
}

"""Faults that a host for UIKit could have: each is a piece of its sources and what stands in its place.

A fault is in here only if people would notice it on a device; what makes no difference is no fault.
"""

COLLECTION = "Adapters/CollectionViewAdapter.swift"
TABLE = "Adapters/TableViewAdapter.swift"
DRIVER = "Adapters/AdapterDriver.swift"

MUTANTS = [
    ("collection view: a section insert is forgotten", COLLECTION,
     "if !batch.sectionInserts.isEmpty { insertSections(IndexSet(batch.sectionInserts)) }", ""),
    ("collection view: from and to of a move are swapped", COLLECTION,
     "moveItem(at: IndexPath(move.from), to: IndexPath(move.to))",
     "moveItem(at: IndexPath(move.to), to: IndexPath(move.from))"),
    ("collection view: what moves is reloaded as well", COLLECTION,
     "for move in batch.moves { moveItem(",
     "reloadItems(at: batch.moves.map { IndexPath($0.from) })\n    for move in batch.moves { moveItem("),
    ("adapters: the next stage does not wait for the end of the one before", DRIVER,
     "} completion: { [weak self] in\n      self?.carryOut(stages.dropFirst(), from: old, to: new)\n    }",
     "} completion: {}\n    carryOut(stages.dropFirst(), from: old, to: new)"),
    ("adapters: the content changes after the batch", DRIVER,
     "      content.show(stage.target, from: old, to: new)\n    } completion: { [weak self] in\n",
     "    } completion: { [weak self] in\n      self?.content.show(stage.target, from: old, to: new)\n"),
    ("collection view: cells that stay are not filled again", COLLECTION,
     "if !changed.isEmpty { view.reconfigureItems(at: changed) }", "_ = changed"),
    ("collection view: headers that stay are not filled again", COLLECTION,
     "    refillSupplementaryViews()\n", ""),
    ("table: a section insert is forgotten", TABLE,
     "if !batch.sectionInserts.isEmpty { insertSections(IndexSet(batch.sectionInserts), with: animation) }", ""),
    ("table: from and to of a move are swapped", TABLE,
     "moveRow(at: IndexPath(move.from), to: IndexPath(move.to))",
     "moveRow(at: IndexPath(move.to), to: IndexPath(move.from))"),
    ("table: headers that stay are not filled again", TABLE, "    refillHeaders()\n", ""),
    ("adapters: a stage reports the counts of the end", "Adapters/AdapterContent.swift",
     "(target, self.old, self.new) = (stage, old, new)", "(target, self.old, self.new) = (.new, old, new)"),
    ("adapters: of changes that wait the first is shown, not the last", "Adapters/AdapterUpdates.swift",
     "waiting = Update(content: content, isAnimated: isAnimated)",
     "waiting = waiting ?? Update(content: content, isAnimated: isAnimated)"),
    ("own view: what has left stays in sight", "View/CollectionView+Placing.swift",
     "      view.isHidden = true\n", ""),
    ("own view: what is pinned does not stand in front", "View/CollectionView+Placing.swift",
     "      isOrderDue = true\n", ""),
    ("own view: corrections of the position are not published", "View/CollectionView+Scrolling.swift",
     "    if !place.isNear(contentOffset) { contentOffset = place }\n", "    _ = place\n"),
    ("own view: the engine follows beyond the ends", "View/CollectionView+Scrolling.swift",
     "return CGPoint(x: max(-insets.left, min(offset.x, most.x)), y: max(-insets.top, min(offset.y, most.y)))",
     "_ = most\n    return offset"),
    ("own view: insets are not told to the engine", "View/CollectionView+Scrolling.swift",
     "engine.resize(to: size, contentInsets: insets)", "engine.resize(to: size, contentInsets: .zero)"),
    ("own view: its clock keeps it alive", "View/CollectionView.swift",
     "clock.onFrame = { [weak self] in self?.setNeedsLayout() }", "clock.onFrame = { self.setNeedsLayout() }"),
    ("touches: a gesture that has won does not end the press", "Events/TouchRecognizer.swift",
     "    if let touch { giveUp(touch, nil) }\n", ""),
    ("touches: what is on a control is followed as well", "Events/CollectionView+Touches.swift",
     "if let control = candidate as? UIControl, control.isEnabled { return false }", ""),
]

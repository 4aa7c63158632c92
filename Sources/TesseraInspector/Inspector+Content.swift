@_spi(Behaviors) import TesseraComponents

extension Inspector {
  /// Returns the content of the inspector: what the collection shows now, and the latest updates.
  public func content<H: CollectionHost>() -> Content<H> {
    let rows = tree.rows()
    let frames = Array(frames.suffix(Self.shownFrames).reversed())
    #if !hasFeature(Embedded)
    let behaviors = behaviorRecords
    #endif
    let issues = issues()
    let counts = engine.sectionCount.counting("section") + ", " + engine.count.counting("item")
    return Content {
      Section("collection") {
        SwitchRow(title: "Frames over the cells", isOn: outlinesCells) { [self] in
          outlinesCells = $0
        }
        .id("outlines")
        SwitchRow(title: "Record updates", isOn: isRecording) { [self] in isRecording = $0 }
          .id("record")
        ForEach(properties) { ValueRow(title: $0.id, detail: $0.value) }
      }
      .header { SectionTitle("Collection") }

      if let explanation {
        Section("explanation") {
          ForEach(Self.lines(of: explanation)) { LineRow(text: $0.text) }
        }
        .header { SectionTitle("Explanation") }
      }

      Section("declared") {
        ForEach(rows) { row in
          ValueRow(title: row.title, detail: row.detail, level: row.level)
            .onTap { [self] in tap(row.id) }
        }
      }
      .header { SectionTitle("Declared", detail: counts) }

      Section("frames") {
        for frame in frames {
          ValueRow(title: "\(frame.id)  " + frame.description, detail: frame.shortCost)
            .id(frame.id)
            .onTap { [self] in toggle(frame) }
          if openFrames.contains(frame.id) {
            SwitchRow(title: "Its frames over the cells", isOn: replayedFrame?.id == frame.id) { [self] in
              replay($0 ? frame : nil)
            }
            .id("replay of \(frame.id)")
            FrameDetails(frame: frame).id("details of \(frame.id)")
          }
        }
      }
      .header { SectionTitle("Updates", detail: "the last \(frames.count)") }
      .empty { Text("No update since the inspector was opened.").style(.caption) }

      #if !hasFeature(Embedded)
      Section("behaviors") {
        for record in behaviors {
          ValueRow(title: record.name, detail: record.description)
            .id(record.id)
            .onTap { [self] in toggle(record) }
          if openBehaviors.contains(record.id) {
            BehaviorDetails(record: record).id("details of \(record.id)")
          }
        }
      }
      .header { SectionTitle("Behaviors", detail: "since the inspector was opened") }
      .empty { Text("No behavior is awake.").style(.caption) }
      #endif

      Section("issues") {
        ForEach(Self.lines(of: issues)) { LineRow(text: $0.text) }
      }
      .header { SectionTitle("Issues", detail: "\(issues.entries.count)") }
      .empty { Text("No issues.").style(.caption) }
    }
  }

  private func tap(_ row: DeclaredRow.ID) {
    switch row {
    case .section(let key):
      change { inspector in
        if inspector.tree.closed.remove(key) == nil { inspector.tree.closed.insert(key) }
      }
    case .hidden(let key, _): change { $0.tree.extra[key, default: 0] += DeclaredTree.step }
    case .element(let key):
      if let view = engine.cell(of: key)?.id {
        explain(view)
      } else if case .item(let id, _) = key.element {
        explain(id, inSection: key.section.id)
      }
    }
  }

  private func toggle(_ frame: FrameRecord) {
    change { inspector in
      if inspector.openFrames.remove(frame.id) == nil { inspector.openFrames.insert(frame.id) }
    }
  }

  #if !hasFeature(Embedded)
  private func toggle(_ record: BehaviorRecord) {
    change { inspector in
      if inspector.openBehaviors.remove(record.id) == nil { inspector.openBehaviors.insert(record.id) }
    }
  }
  #endif

  /// A property of the collection and its value.
  private struct NamedValue: Identifiable, Equatable {
    var id: String
    var value: String
  }

  private var properties: [NamedValue] {
    [
      NamedValue(id: "Viewport", value: engine.viewport.shortDescription),
      NamedValue(id: "Content", value: engine.contentSize.shortDescription),
      NamedValue(id: "Views", value: "\(engine.live.count) on screen or near it"),
      NamedValue(id: "Updates", value: "\(engine.updateCount)"),
      NamedValue(id: "Awake", value: awakeDescription),
    ]
  }

  #if hasFeature(Embedded)
  private var awakeDescription: String {
    engine.behaviors.count { !$0.activePhases.isEmpty && $0 !== behavior }.counting("behavior")
  }
  #else
  private var awakeDescription: String { awakeBehaviors.joined(separator: ", ") }

  /// The names of the behaviors that the engine calls in some phase.
  public var awakeBehaviors: [String] {
    engine.behaviors.filter { !$0.activePhases.isEmpty && $0 !== behavior }.map(BehaviorRecord.name(of:))
  }

  /// The behaviors of the inspected collection that are awake or were called since the inspector was created,
  /// in the order in which the engine calls them.
  public var behaviorRecords: [BehaviorRecord] {
    engine.behaviors.filter { $0 !== behavior }.map { BehaviorRecord($0, costs: behaviorTimer.totals) }
      .filter { $0.isAwake || $0.callCount > 0 }
  }
  #endif

  private struct Line: Identifiable, Equatable {
    var id: Int
    var text: String
  }

  private static func lines(of explanation: Explanation) -> [Line] {
    explanation.description.split(separator: "\n").enumerated().map {
      Line(id: $0.offset, text: String($0.element))
    }
  }

  private static func lines(of issues: IssueLog) -> [Line] {
    issues.entries.enumerated().map { index, entry in
      let times = entry.count > 1 ? " (\(entry.count) times)" : ""
      return Line(id: issues.droppedCount + index, text: entry.issue.description + times)
    }
  }
}

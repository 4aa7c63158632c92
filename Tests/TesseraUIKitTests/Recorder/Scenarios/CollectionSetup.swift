#if canImport(UIKit)
import UIKit

/// A collection view with a flow layout whose items have 150 by 60 points, with delegates that write calls
/// down.
@MainActor
struct CollectionSetup {
  let recorder: ScenarioRecorder
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  let data: RecorderData
  private let source: CollectionSourceRecorder
  private let delegate: ScrollCallRecorder

  init(_ recorder: ScenarioRecorder, _ data: RecorderData, hasSizes: Bool = false, measures: Bool = false) {
    self.recorder = recorder
    self.data = data
    layout.itemSize = CGSize(width: 150, height: 60)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.isPrefetchingEnabled = false
    view.register(RecordedCollectionCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      RecordedCollectionHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    source = CollectionSourceRecorder(recorder.log, data, measuresCells: measures)
    if hasSizes {
      let delegate = FlowCallRecorder(recorder.log, data)
      view.delegate = delegate
      self.delegate = delegate
    } else {
      let delegate = CollectionCallRecorder(recorder.log, data)
      view.delegate = delegate
      self.delegate = delegate
    }
    view.dataSource = source
  }

  func show() { recorder.show(view, retaining: source, delegate) }

  /// Performs a batch as a step, and notes when its updates and its completion are called.
  func batch(_ name: String, _ updates: @escaping () -> Void) {
    recorder.step(name) {
      view.performBatchUpdates {
        recorder.log.note("updates begin")
        updates()
        recorder.log.note("updates end")
      } completion: { [log = recorder.log] finished in
        log.note("completion \(finished)")
      }
      recorder.log.note("performBatchUpdates returns")
    }
  }
}
#endif

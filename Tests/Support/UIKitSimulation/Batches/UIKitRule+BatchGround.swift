extension UIKitRule {
  /// The ground of the rules of the batch contract; `nil` for other rules.
  ///
  /// Crash reports, never the documentation, show that UIKit raises an exception. Its causes are partly
  /// documented and partly described in a talk by Apple.
  var batchGround: UIKitGround? {
    switch self {
    case .batchT1, .batchT2: .documented("uicollectionview/performbatchupdates(_:completion:)")
    case .batchT4: .reported("openradar.appspot.com/31748196")
    case .batchT5: .reported("openradar.appspot.com/34933061")
    case .batchT7: .reported("github.com/square/Listable/pull/434")
    case .batchT8: .reported("github.com/Instagram/IGListKit/commit/d9a89c9")
    case .batchB1, .batchB2, .batchB3, .batchB4, .batchC2, .batchC3, .batchC4, .batchC5, .batchC11: .talk
    case .batchB5: .reported("github.com/Instagram/IGListKit/issues/1511")
    // A move has only one end: inferred from its having only one position, C11.
    case .batchI5, .batchI6, .batchC10, .batchC13:
      .strict("uicollectionview/performbatchupdates(_:completion:)")
    case .batchC1: .reported("github.com/nek023/QBImagePicker/issues/171")
    case .batchC6: .reported("openradar.appspot.com/33662307")
    case .batchC7: .reported("github.com/Instagram/IGListKit/issues/690")
    case .batchC8: .reported("github.com/SwiftKickMobile/TLIndexPathTools/issues/20")
    case .batchC9: .reported("github.com/SwiftKickMobile/TLIndexPathTools/issues/13")
    case .batchC12: .reported("openradar.appspot.com/31786176")
    case .batchK1, .batchK2, .batchK4: .reported("openradar.appspot.com/26484150")
    case .batchH1: .reported("github.com/Instagram/IGListKit/pull/418")
    case .batchH4: .reported("openradar.appspot.com/26021018")
    case .batchH2: .reported("openradar.appspot.com/48941906")
    case .batchH3: .reported("github.com/Instagram/IGListKit/commit/0c25779")
    case .batchH5:
      .reported("github.com/RxSwiftCommunity/RxDataSources/blob/main/Sources/Differentiator/Diff.swift")
    case .batchH7: .reported("github.com/mattrubin/Authenticator/issues/135")
    default: nil
    }
  }
}

extension UIKitGround {
  /// «A Tour of UICollectionView», where Apple lists the forbidden changes of a batch.
  fileprivate static let talk = UIKitGround(
    basis: .documented, source: "developer.apple.com/videos/play/wwdc2018/225")
}

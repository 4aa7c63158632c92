extension UIKitRule {
  /// The reason for the rule and its source.
  public var ground: UIKitGround {
    guard let ground = viewGround ?? batchGround ?? collectionGround else {
      preconditionFailure("nobody has written where \(self) can be read")
    }
    return ground
  }

  /// The ground of the rules that are not about collection and table views; `nil` for others.
  private var viewGround: UIKitGround? {
    switch self {
    case .viewWithinItself: .reported("ckqing.com/2022/11/13/2022-11-Quick-Fix-Cannot-Add-Self-As-Subview")
    case .foreignSibling: .documented("uiview/insertsubview(_:abovesubview:)")
    case .frameUnderTransform: .documented("uiview/frame")
    case .geometryNotFinite: .reported("github.com/neilang/NAMapKit/issues/12")
    case .conversionBetweenWindows: .documented("uiview/convert(_:to:)-1xizt")
    case .layoutSubviewsCalled: .documented("uiview/layoutsubviews()")
    case .layoutLoop: .reported("hackingwithswift.com/articles/59/debugging-auto-layout-feedback-loops")
    case .drawCalled: .documented("uiview/draw(_:)")
    case .firstResponderOutsideWindow: .documented("uiresponder/canbecomefirstresponder")
    case .stepperBounds: .documented("uistepper/minimumvalue")
    case .stepperStep: .documented("uistepper/stepvalue")
    case .foreignPanDelegate: .strict("uiscrollview/pangesturerecognizer")
    case .delegateAnswersChanged: .reported("github.com/steipete/PSPDFTextView/pull/3")
    case .gestureStateOrder: .documented("uigesturerecognizer/state-swift.enum")
    case .recognizerFailureLoop: .strict("uigesturerecognizer/require(tofail:)")
    case .animatorNotActive: .documented("uiviewanimating/stopanimation(_:)")
    case .animatorRunning: .documented("uiviewanimating/fractioncomplete")
    case .animatorNotStopped: .documented("uiviewanimating/finishanimation(at:)")
    case .animatorStopped: .documented("uiviewanimatingstate/stopped")
    case .animatorReleasedEarly: .reported("juejin.cn/post/7364971296163266594")
    case .animatorNotInterruptible: .documented("uiviewpropertyanimator/isinterruptible")
    case .controllerWithinItself: .strict("uiviewcontroller/addchild(_:)")
    case .childViewWithoutParent: .documented("uiviewcontroller/view")
    case .childNotMoved: .documented("uiviewcontroller/didmove(toparent:)")
    case .childNotWarned: .documented("uiviewcontroller/willmove(toparent:)")
    case .childViewLeft: .documented("creating-a-custom-container-view-controller")
    case .viewOfAnotherController: .documented("uiviewcontroller/view")
    case .unbalancedAppearance: .strict("uiviewcontroller/endappearancetransition()")
    case .appearanceForwardedTwice:
      .documented("uiviewcontroller/shouldautomaticallyforwardappearancemethods")
    case .previewOutsideWindow: .documented("uitargetedpreview/init(view:)")
    case .dropProposalWithoutOperation: .strict("uidropproposal")
    case .accessibilityIndexOutOfBounds: .strict("objectivec/nsobject-swift.class/accessibilityelement(at:)")
    case .focusEnvironmentLoop: .strict("uifocusenvironment/preferredfocusenvironments")
    default: nil
    }
  }
}

extension UIKitGround {
  static func documented(_ page: String) -> UIKitGround {
    UIKitGround(basis: .documented, source: "developer.apple.com/documentation/uikit/" + page)
  }

  static func strict(_ page: String) -> UIKitGround {
    UIKitGround(basis: .strict, source: "developer.apple.com/documentation/uikit/" + page)
  }

  static func reported(_ page: String) -> UIKitGround { UIKitGround(basis: .reported, source: page) }
}

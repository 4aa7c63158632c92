/// The rules of the simulation. Where one is broken, UIKit raises an exception, corrupts its state or
/// guarantees nothing.
///
/// ``UIKitRule/ground`` has the reason and the source of each rule.
public enum UIKitRule: String, CaseIterable, Sendable {
  // Views
  case viewWithinItself, foreignSibling, frameUnderTransform, geometryNotFinite
  case conversionBetweenWindows, layoutSubviewsCalled, layoutLoop, drawCalled

  // Responders
  case firstResponderOutsideWindow

  // Controls
  case stepperBounds, stepperStep

  // Scrolling
  case foreignPanDelegate, delegateAnswersChanged

  // Gestures
  case gestureStateOrder, recognizerFailureLoop

  // Animation
  case animatorNotActive, animatorRunning, animatorNotStopped, animatorStopped, animatorReleasedEarly,
    animatorNotInterruptible

  // Controllers
  case controllerWithinItself, childViewWithoutParent, childNotMoved, childNotWarned, childViewLeft
  case viewOfAnotherController, unbalancedAppearance, appearanceForwardedTwice

  // Menus, drag and drop
  case previewOutsideWindow, dropProposalWithoutOperation

  // Accessibility and focus
  case accessibilityIndexOutOfBounds, focusEnvironmentLoop

  // Batches of collection and table views: the letters and numbers of `BatchRule`
  case batchT1, batchT2, batchT4, batchT5, batchT7, batchT8
  case batchB1, batchB2, batchB3, batchB4, batchB5
  case batchI5, batchI6
  case batchC1, batchC2, batchC3, batchC4, batchC5, batchC6, batchC7, batchC8, batchC9, batchC10
  case batchC11, batchC12, batchC13
  case batchK1, batchK2, batchK4
  case batchH1, batchH2, batchH3, batchH4, batchH5, batchH7
  case batchWhileLayingOut, reconfiguredBesideChanges, reconfiguredMissingItem, reconfiguredOtherCell

  // Reusable views
  case nibMissing, nothingRegistered, registeredClassUnfit, registeredNibUnfit, registrationMadeByProvider
  case dequeuedWithoutRequest, dequeuedViewNotReturned, viewNotDequeued, viewOfAnotherPlace
  case supplementaryViewNotProvided, cellInUse

  // Layouts of collection views
  case layoutOfAnotherView, layoutWhileLayingOut, layoutNeverSettles, layoutSizeUnsound, layoutChangedInBatch
  case attributesUnsound, attributesChangedSilently, attributesOfMissingItem, attributesMissing
  case keptViewWithoutAttributes, announcedViewMissing
  case flowItemTooLarge, flowItemEmpty, compositionalSizeUnsound

  // Items and rows
  case askedForMissingSection, selectedMissingItem, scrolledToMissingItem
  case scrollPositionsContradict, moveItemNotImplemented, movementNotBegun, changedWhileMoving,
    movementToMissingItem
  case laidOutOutsideWindow, destroyedRowStays, rowHeightUnsound, rowsAskedWhileUpdating,
    sectionIndexOutOfBounds
}

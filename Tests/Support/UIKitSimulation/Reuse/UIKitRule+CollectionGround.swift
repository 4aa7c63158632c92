extension UIKitRule {
  /// The ground of the rules of collection and table views that are not about batches; `nil` for others.
  var collectionGround: UIKitGround? {
    switch self {
    case .batchWhileLayingOut: .strict("uicollectionview/performbatchupdates(_:completion:)")
    case .reconfiguredBesideChanges: .strict("uicollectionview/reconfigureitems(at:)")
    case .reconfiguredMissingItem: .strict("uicollectionview/reconfigureitems(at:)")
    case .reconfiguredOtherCell: .documented("uicollectionview/reconfigureitems(at:)")
    case .nibMissing: .documented("uinib/init(nibname:bundle:)")
    case .nothingRegistered: .documented("uicollectionview/dequeuereusablecell(withreuseidentifier:for:)")
    case .registeredClassUnfit: .documented("uicollectionview/register(_:forcellwithreuseidentifier:)")
    case .registeredNibUnfit: .documented("uicollectionview/register(_:forcellwithreuseidentifier:)")
    case .registrationMadeByProvider: .documented("uicollectionview/cellregistration")
    case .dequeuedWithoutRequest, .dequeuedViewNotReturned:
      .reported("github.com/mikaoj/BSImagePicker/issues/367")
    case .viewNotDequeued: .documented("uicollectionviewdatasource/collectionview(_:cellforitemat:)")
    case .viewOfAnotherPlace: .documented("uicollectionview/dequeuereusablecell(withreuseidentifier:for:)")
    case .supplementaryViewNotProvided:
      .documented("uicollectionviewdatasource/collectionview(_:viewforsupplementaryelementofkind:at:)")
    case .cellInUse: .strict("uitableviewdatasource/tableview(_:cellforrowat:)")
    case .layoutOfAnotherView: .strict("uicollectionview/collectionviewlayout")
    case .layoutWhileLayingOut, .layoutNeverSettles: .reported("github.com/airbnb/MagazineLayout/pull/107")
    case .layoutSizeUnsound, .attributesUnsound: .reported("github.com/Instagram/IGListKit/issues/583")
    case .layoutChangedInBatch: .strict("uicollectionview/setcollectionviewlayout(_:animated:)")
    case .attributesChangedSilently:
      .reported("github.com/CSStickyHeaderFlowLayout/CSStickyHeaderFlowLayout/issues/162")
    case .attributesOfMissingItem: .reported("stackoverflow.com/questions/27515673")
    case .attributesMissing: .documented("uicollectionviewlayout/layoutattributesforitem(at:)")
    case .keptViewWithoutAttributes: .reported("github.com/Instagram/IGListKit/issues/1034")
    case .announcedViewMissing:
      .documented("uicollectionviewlayout/indexpathstoinsertforsupplementaryview(ofkind:)")
    case .flowItemTooLarge: .reported("github.com/patchthecode/JTAppleCalendar/issues/823")
    case .flowItemEmpty: .reported("github.com/gsdios/SDCycleScrollView/issues/90")
    case .compositionalSizeUnsound: .strict("nscollectionlayoutdimension")
    case .askedForMissingSection: .reported("github.com/ml-opensource/FZAccordionTableView/issues/26")
    case .selectedMissingItem: .strict("uicollectionview/selectitem(at:animated:scrollposition:)")
    case .scrolledToMissingItem: .reported("github.com/airbnb/epoxy-ios/pull/142")
    case .scrollPositionsContradict: .documented("uicollectionview/scrollposition")
    case .moveItemNotImplemented: .documented("uicollectionviewdatasource/collectionview(_:moveitemat:to:)")
    case .movementNotBegun: .documented("uicollectionview/endinteractivemovement()")
    case .movementToMissingItem:
      .strict("uicollectionviewlayout/targetindexpath(forinteractivelymovingitem:withposition:)")
    case .changedWhileMoving: .strict("uicollectionview/begininteractivemovementforitem(at:)")
    case .destroyedRowStays: .strict("uicontextualaction/style-swift.enum/destructive")
    case .laidOutOutsideWindow: .reported("github.com/Ranchero-Software/NetNewsWire/issues/3910")
    case .rowHeightUnsound: .reported("github.com/zingdom/zing-bright/issues/29")
    case .rowsAskedWhileUpdating: .reported("github.com/azizuysal/AUPickerCell/issues/6")
    case .sectionIndexOutOfBounds:
      .strict("uitableviewdatasource/tableview(_:sectionforsectionindextitle:at:)")
    default: nil
    }
  }
}

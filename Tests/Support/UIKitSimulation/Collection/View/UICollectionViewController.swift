/// A view controller whose view is a collection view.
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  open var clearsSelectionOnViewWillAppear = true
  open var installsStandardGestureForInteractiveMovement = true
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return madeView
    }
    set { madeView = newValue }
  }
  open var collectionViewLayout: UICollectionViewLayout { initialLayout }

  private let initialLayout: UICollectionViewLayout
  private var madeView: UICollectionView?

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open override func loadView() {
    let new = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: initialLayout)
    new.dataSource = self
    new.delegate = self
    madeView = new
    view = new
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for indexPath in madeView?.indexPathsForSelectedItems ?? [] {
      madeView?.deselectItem(at: indexPath, animated: animated)
    }
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

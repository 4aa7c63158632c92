/// A view controller whose view is a table view.
@MainActor open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  open var clearsSelectionOnViewWillAppear = true
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return madeView
    }
    set { madeView = newValue }
  }

  private let style: UITableView.Style
  private var madeView: UITableView?

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open override func loadView() {
    let new = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    new.dataSource = self
    new.delegate = self
    madeView = new
    view = new
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for indexPath in madeView?.indexPathsForSelectedRows ?? [] {
      madeView?.deselectRow(at: indexPath, animated: animated)
    }
  }

  open func numberOfSections(in tableView: UITableView) -> Int { 0 }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

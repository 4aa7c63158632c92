import UIKit

@MainActor final class Source: NSObject, UITableViewDataSource {  // error: does not conform to protocol 'UITableViewDataSource'
  func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}

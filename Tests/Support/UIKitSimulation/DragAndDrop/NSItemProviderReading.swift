/// What can be taken out of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {}

extension NSString: NSItemProviderReading {}
extension NSURL: NSItemProviderReading {}
extension UIImage: NSItemProviderReading {}

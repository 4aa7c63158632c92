/// An object that can be loaded from an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {}

extension NSString: NSItemProviderReading {}
extension NSURL: NSItemProviderReading {}
extension UIImage: NSItemProviderReading {}

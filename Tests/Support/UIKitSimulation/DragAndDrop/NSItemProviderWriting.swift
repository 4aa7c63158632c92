/// What can be put into an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {}

extension NSString: NSItemProviderWriting {}
extension NSURL: NSItemProviderWriting {}
extension UIImage: NSItemProviderWriting {}

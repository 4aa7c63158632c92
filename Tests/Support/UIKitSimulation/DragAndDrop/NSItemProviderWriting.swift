/// An object that an item provider can contain.
public protocol NSItemProviderWriting: NSObjectProtocol {}

extension NSString: NSItemProviderWriting {}
extension NSURL: NSItemProviderWriting {}
extension UIImage: NSItemProviderWriting {}

open class NSStringDrawingContext: NSObject {}

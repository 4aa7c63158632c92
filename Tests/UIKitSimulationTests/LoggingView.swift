import UIKit

final class LoggingView: UIView {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log, frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private func write(_ entry: String) { log("\(name) \(entry)") }

  override func willMove(toSuperview newSuperview: UIView?) {
    write(newSuperview == nil ? "will leave superview" : "will enter superview")
  }
  override func didMoveToSuperview() { write(superview == nil ? "left superview" : "entered superview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    write(newWindow == nil ? "will leave window" : "will enter window")
  }
  override func didMoveToWindow() { write(window == nil ? "left window" : "entered window") }
  override func didAddSubview(_ subview: UIView) { write("added") }
  override func willRemoveSubview(_ subview: UIView) { write("will remove") }
  override func layoutSubviews() {
    super.layoutSubviews()
    write("layout")
  }
  override func safeAreaInsetsDidChange() { write("safe area") }
  override func layoutMarginsDidChange() { write("margins") }
  override func tintColorDidChange() { write("tint") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { write("traits") }
  override func draw(_ rect: CGRect) {
    write("draw")
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { write("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { write("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { write("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { write("cancelled") }
}

// Shows, scrolls and updates a million rows with the kernel alone, and prints the work.
import TesseraKernel

let rows = MillionRows()
rows.show()
print("shown: \(rows.text)")
for _ in 0..<1_000 { rows.scroll(by: 16) }
print("scrolled 1,000 lines: \(rows.text)")
rows.jump(to: 999_999)
print("scrolled to the end: \(rows.text)")
rows.changeLast()
print("changed the last row: \(rows.text)")
rows.removeFirstHalf()
print("removed the first half: \(rows.text)")
print("\(rows.work.views) views made, \(rows.work.drawn) rows drawn")

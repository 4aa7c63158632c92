import BenchmarkSupport
import Foundation

// Measures the layouts beside plain loops; see Benchmarks/README.md.

do throws(UsageError) {
  let options = try Options(CommandLine.arguments.dropFirst())
  if options.common.isHelping {
    print(Options.help)
    exit(EXIT_SUCCESS)
  }
  if !options.isUsingFreshMemory { HeapUse.keepFreedMemory() }

  var report = Report()
  var thresholds = ThresholdReport()
  var measured: Set<RowName> = []
  report.printLegend()
  for item in Case.all(sizes: options.sizes) where options.common.filter?.includes(item.name) ?? true {
    let row = item.measure(options.common.comparison)
    report.print(row, verdict: thresholds.add(row, item.thresholds))
    measured.insert(row.name)
  }
  if measured.isEmpty { throw UsageError("no row has such a name and size") }

  for item in Case.all(sizes: nil) where !measured.contains(item.name) { thresholds.skip(item.thresholds) }
  thresholds.print()
  exit(options.common.isChecking && thresholds.missedCount > 0 ? EXIT_FAILURE : EXIT_SUCCESS)
} catch {
  FileHandle.standardError.write(Data("LayoutBenchmarks: \(error.message)\n".utf8))
  exit(UsageError.exitStatus)
}

import BenchmarkSupport
import Foundation

// Compares Tessera's difference with two references in one run; see Benchmarks/README.md.

do throws(UsageError) {
  let options = try Options(CommandLine.arguments.dropFirst())
  if options.common.isHelping {
    print(Options.help)
    exit(EXIT_SUCCESS)
  }
  checkReferences()

  var report = Report()
  var results = Results()
  report.printLegend()
  let matrix = Matrix(sizes: options.sizes, ids: options.ids, comparison: options.common.comparison) {
    options.common.filter?.includes($0) ?? true
  }
  matrix.run { row in
    report.print(row)
    results.add(row)
  }
  if results.rows.isEmpty { throw UsageError("no row has such a name, size and kind of ids") }

  let thresholds = ThresholdReport(results, sizes: options.sizes)
  thresholds.print(sizes: options.sizes)
  exit(options.common.isChecking && thresholds.missedCount > 0 ? EXIT_FAILURE : EXIT_SUCCESS)
} catch {
  FileHandle.standardError.write(Data("DifferenceBenchmarks: \(error.message)\n".utf8))
  exit(UsageError.exitStatus)
}

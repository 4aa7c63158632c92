import BenchmarkSupport
import Foundation

// Measures a collection of TesseraGTK beside a GtkListView; see Benchmarks/README.md.

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  if options.isHelping {
    print(Options.help)
    exit(EXIT_SUCCESS)
  }
  write(
    """
    Medians of \(options.rounds) rounds, and of the rounds' ratios to GtkListView. "With heights": a collection that is told \
    the height of every row
    beforehand; the others measure rows as they come into view. Benchmarks/README.md says what is measured.
    """)
  var report = Report()
  for rows in options.sizes {
    let comparison = try Comparison(
      options.contenders, rows: rows, frames: options.frames, rounds: options.rounds)
    report.print(comparison, rows: rows)
  }
  write("\nBoth sides showed the same rows. Aims missed: \(report.missedCount).")
  exit(options.isChecking && report.missedCount > 0 ? EXIT_FAILURE : EXIT_SUCCESS)
} catch {
  let message = (error as? UsageError)?.message ?? (error as? Failure)?.message ?? "\(error)"
  FileHandle.standardError.write(Data("GTKBenchmarks: \(message)\n".utf8))
  exit(error is UsageError ? UsageError.exitStatus : EXIT_FAILURE)
}

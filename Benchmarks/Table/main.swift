import BenchmarkSupport
import Foundation
import TesseraSQLite
import TesseraTesting

// Measures a table of many rows in SQLite; see Benchmarks/README.md.

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  if options.isHelping {
    print(Options.help)
    exit(EXIT_SUCCESS)
  }
  try await TableMeasurement(options).run()
} catch {
  let message = (error as? UsageError)?.message ?? "\(error)"
  FileHandle.standardError.write(Data("TableBenchmarks: \(message)\n".utf8))
  exit(error is UsageError ? UsageError.exitStatus : EXIT_FAILURE)
}

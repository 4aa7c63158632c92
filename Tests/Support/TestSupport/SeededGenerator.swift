/// The random numbers of tests, equal in every run and on all platforms.
///
/// The generator of the loader, whose file is linked here: a test of a layout need not build the loader.
package typealias SeededGenerator = SplitMix64

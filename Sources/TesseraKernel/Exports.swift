// Layouts, geometry and differences are part of declaring and comparing content, so importing Tessera
// includes them.
@_exported import TesseraDiff
@_exported import TesseraLayout

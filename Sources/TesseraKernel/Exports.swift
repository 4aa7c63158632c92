// Layouts, geometry and differences are part of declaring and comparing content.
@_exported import TesseraDiff
@_exported import TesseraLayout

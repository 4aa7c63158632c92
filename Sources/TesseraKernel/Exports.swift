// Layouts, geometry and differences are part of how content is declared and compared: who imports Tessera has them.
@_exported import TesseraDiff
@_exported import TesseraLayout

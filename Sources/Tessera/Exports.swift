// A program that imports Tessera has the kernel as well: content, layouts, differences, the engine.
@_exported import TesseraKernel

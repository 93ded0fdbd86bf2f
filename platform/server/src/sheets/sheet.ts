/** Limits of a sheet. Reading stops as soon as one is exceeded. */
export interface SheetLimits {
  /** Rows that hold text, headings included. */
  readonly rows: number
  /** Columns from A on that may hold text. */
  readonly columns: number
}

/** Limits that no purpose needs to change. */
export const sheetBounds = {
  /** Bytes of the uploaded file. */
  packed: 8 * 1024 * 1024,
  /** Bytes of the parts of a workbook that are read. */
  unpacked: 32 * 1024 * 1024,
  /** Files in a workbook. */
  parts: 1000,
  /** Rows and cells of a sheet, empty ones with a format included. */
  elements: 300_000,
  /** Characters of a cell: the limit of spreadsheets. */
  cell: 32_767,
  /** Characters of all cells. */
  characters: 2_000_000,
} as const

export type SheetKind = 'xlsx' | 'csv'

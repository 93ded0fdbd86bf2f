/** One entry of a column display setting as the calls give and take it: IS_DISPLAY '0' hides the column. */
export interface DisplayField {
  readonly DISPLAY_FIELD: string
  readonly IS_DISPLAY: '0' | '1'
}
/** A column's setting as tables take it; a width of 0 leaves the column as wide as it is. */
export interface ShownColumn {
  readonly key: string
  readonly width: number
  readonly visible: boolean
}

export const fromDisplayFields = (fields: readonly DisplayField[]): ShownColumn[] =>
  fields.map(({ DISPLAY_FIELD, IS_DISPLAY }) => ({
    key: DISPLAY_FIELD,
    width: 0,
    visible: IS_DISPLAY !== '0',
  }))

export const toDisplayFields = (columns: readonly ShownColumn[]): DisplayField[] =>
  columns.map(({ key, visible }) => ({ DISPLAY_FIELD: key, IS_DISPLAY: visible ? '1' : '0' }))

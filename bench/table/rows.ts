/** A row of the tables: there are 100,000 rows with 30 texts each. */
export interface Row {
  readonly id: string
  readonly [key: string]: string
}
export interface Field {
  readonly key: string
  readonly title: string
  readonly width: number
  readonly figure: boolean
}

export const rowCount = 100_000
/** Height in px of header and rows together. Header and row height are those of the portal. */
export const tableHeight = 736
export const rowHeight = 40
export const headHeight = 34

const products = [
  '远山稳健二号私募证券投资基金',
  '启明量化对冲一号',
  '澄海债券增利集合资金信托计划',
  '云杉成长',
]
const states = ['草稿', '待复核', '待签发', '已划款', '已退回']

export const fields: readonly Field[] = Array.from({ length: 30 }, (_, i) => {
  if (i === 0) return { key: 'id', title: '指令编号', width: 160, figure: false }
  const kind = i % 5
  const title = ['金额', '产品名称', '状态', '日期', '份额'][kind] ?? ''
  return {
    key: `f${i}`,
    title: `${title}${i}`,
    width: [130, 200, 100, 110, 120][kind] ?? 120,
    figure: kind % 4 === 0,
  }
})

function textOf(row: number, column: number): string {
  const mixed = (row * 7919 + column * 104_729) % 1_000_003
  switch (column % 5) {
    case 0:
      return `${mixed * 13}.${String(mixed % 100).padStart(2, '0')}`
    case 1:
      return products[mixed % products.length] ?? ''
    case 2:
      return states[mixed % states.length] ?? ''
    case 3:
      return `2026-${String((mixed % 12) + 1).padStart(2, '0')}-${String((mixed % 28) + 1).padStart(2, '0')}`
    default:
      return `${mixed}.0000`
  }
}

/** The id of a row, which contains its number from 1. */
export const idOf = (row: number): string => `HK${String(row + 1).padStart(10, '0')}`

export const makeRows = (): Row[] =>
  Array.from({ length: rowCount }, (_, row) => {
    const made: Record<string, string> = { id: idOf(row) }
    for (let column = 1; column < fields.length; column++) made[`f${column}`] = textOf(row, column)
    return made as Row
  })

import type { PlacedFund } from './lay-out.ts'

/**
 * The fund to which an arrow key moves: the first mother or child, or the neighbour in the same
 * row.
 */
export function neighbourOf(funds: readonly PlacedFund[], code: string, key: string): string | undefined {
  const at = funds.find(({ fund }) => fund.cpdm === code)
  if (at === undefined) return undefined
  if (key === 'ArrowUp') return leftmost(funds, at.mothers)
  if (key === 'ArrowDown') return leftmost(funds, at.children)
  const row = funds.filter(({ y }) => y === at.y)
  if (key === 'ArrowLeft') return row[row.indexOf(at) - 1]?.fund.cpdm
  return key === 'ArrowRight' ? row[row.indexOf(at) + 1]?.fund.cpdm : undefined
}

const leftmost = (funds: readonly PlacedFund[], codes: readonly string[]) =>
  funds.filter(({ fund }) => codes.includes(fund.cpdm)).toSorted((a, b) => a.x - b.x)[0]?.fund.cpdm

import type { ProductOption } from '@iisp/ui/product-picker'

const count = 10_000
const houses = [
  ['远山', 'ys'],
  ['启明', 'qm'],
  ['澄海', 'ch'],
  ['云杉', 'ys'],
  ['恒信', 'hx'],
  ['汇泽', 'hz'],
  ['博远', 'by'],
  ['安澜', 'al'],
] as const
const styles = [
  ['稳健', 'wj'],
  ['量化对冲', 'lhdc'],
  ['债券增利', 'zqzl'],
  ['成长', 'cz'],
  ['红利', 'hl'],
] as const
const statuses = ['1', '1', '1', '2', '1', '3', '0'] as const

/** The products of every picker: of all states, every 40th with two share classes. */
export const products: readonly ProductOption[] = Array.from({ length: count }, (_, n) => {
  const mixed = (n * 7919) % count
  const [house, houseInitials] = houses[mixed % houses.length] ?? ['', '']
  const [style, styleInitials] = styles[mixed % styles.length] ?? ['', '']
  const product = {
    id: String(n + 1),
    name: `${house}${style}${mixed + 1}号私募证券投资基金`,
    code: `S${String.fromCharCode(65 + (mixed % 26))}${String(mixed + 1).padStart(5, '0')}`,
    initials: `${houseInitials}${styleInitials}${mixed + 1}hsmzqtzjj`,
    status: statuses[n % statuses.length] ?? '1',
    type: '2',
  } as const
  if (n % 40 !== 0) return product
  const sons = ['A', 'B'].map((grade) => ({
    ...product,
    id: `${product.id}${grade}`,
    name: `${product.name}${grade}类`,
    code: `${product.code}${grade}`,
  }))
  return { ...product, sons }
})

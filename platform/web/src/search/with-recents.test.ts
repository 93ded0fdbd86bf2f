import { expect, test } from 'vitest'
import type { SearchHit, SearchSource } from './search-source.ts'
import { withRecents } from './with-recents.ts'

const products: SearchSource = {
  id: 'products',
  name: { zh: '产品', en: 'Products' },
  remembers: true,
  search: () => [],
}
const hit = (id: string, title: string, hint = ''): SearchHit => ({ id, title, hint, open: () => {} })
const initials: Record<string, string> = { 远: 'y', 山: 's', 投: 't', 研: 'y', 实: 's', 验: 'y', 室: 's' }
const initialsOf = (word: string) => [...word].map((character) => initials[character] ?? '').join('')

const titles = (text: string, recent: readonly SearchHit[], found: readonly SearchHit[], most = 5) =>
  withRecents({
    groups: found.length > 0 ? [{ source: products, hits: found }] : [],
    sources: [products],
    recents: { byKind: new Map([['products', recent]]) },
    text,
    initialsOf,
    most,
  }).flatMap(({ hits }) => hits.map(({ title }) => title))

test('among equal matches what was opened comes first, and no hit is shown twice', () => {
  const [one, two] = [hit('1', '远山一号'), hit('2', '远山二号')]
  expect(titles('远山', [two], [one, two])).toEqual(['远山二号', '远山一号'])
})

test('what was opened stands behind a better match', () => {
  const recent = hit('9', '投研实验室')
  expect(titles('ys', [recent], [hit('1', '远山一号')])).toEqual(['远山一号', '投研实验室'])
})

test('what was opened is there before the server has answered; what does not match is not', () => {
  const recent = [hit('1', '远山一号', 'SXA001'), hit('2', '启明一号', 'QM001')]
  expect(titles('sxa', recent, [])).toEqual(['远山一号'])
  expect(titles('恒信', recent, [])).toEqual([])
})

test('hits that only the server can match keep their order, and the limit counts all', () => {
  const found = [hit('3', '乙'), hit('4', '甲'), hit('5', '丙')]
  expect(titles('远山', [hit('1', '远山一号')], found, 3)).toEqual(['远山一号', '乙', '甲'])
})

test('an order is not found by the product that stands beside its number', () => {
  expect(titles('远山', [hit('7', 'HK2026112000100298', '远山一号')], [])).toEqual([])
  expect(titles('hk2026', [hit('7', 'HK2026112000100298', '远山一号')], [])).toHaveLength(1)
})

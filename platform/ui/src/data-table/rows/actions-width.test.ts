import { expect, test } from 'vitest'
import { actionsWidth } from './actions-width.ts'

const named = (...labels: string[]) => labels.map((label) => ({ label, onClick: () => {} }))

test('the column is as wide as the longest line of actions, with the menu of those that do not fit', () => {
  const one = actionsWidth([1], () => named('Versions'), 'More')
  const two = actionsWidth([1], () => named('Versions', 'Withdraw'), 'More')
  const rows = actionsWidth(
    [1, 2],
    (row) => (row === 1 ? named('Edit') : named('Versions', 'Withdraw')),
    'More',
  )
  const many = actionsWidth([1], () => named('Versions', 'Withdraw', 'Pin', 'Delete for good'), 'More')
  const menu = actionsWidth([1], () => named('Versions', 'Withdraw', 'More'), 'More')
  expect(two).toBeGreaterThan(one)
  expect(rows).toBe(two)
  expect(many).toBe(menu)
})

test('Chinese characters take twice the room of letters', () => {
  expect(actionsWidth([1], () => named('查看协议详情'), '更多')).toBe(
    actionsWidth([1], () => named('view the ok!'), '更多'),
  )
})

test('without rows there is room for the head of the column', () => {
  expect(actionsWidth([], () => [], 'More')).toBe(72)
})

import { expect, test } from 'vitest'
import { defineStates, movesFrom } from './states.ts'

test('movesFrom lists the moves of one actor in one state', () => {
  const table = defineStates({
    states: { a: { zh: '甲', en: 'A' }, b: { zh: '乙', en: 'B', final: true } },
    moves: [
      { from: 'a', event: 'go', to: 'b', who: 'operator' },
      { from: 'a', event: 'end', to: 'b', who: 'system' },
    ],
  })
  expect(movesFrom(table, 'a', 'operator').map((m) => m.event)).toEqual(['go'])
  expect(movesFrom(table, 'b')).toEqual([])
})

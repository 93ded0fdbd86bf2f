import { expect, test } from 'vitest'
import { canMark, defineFlow, isOneOf, movesFrom, stateName, targetsOf } from './workflow.ts'

const flow = defineFlow({
  states: {
    open: { code: '01', name: { zh: '待处理', en: 'Open' }, tone: 'warning' },
    held: { code: '02', name: { zh: '暂缓', en: 'On hold' }, tone: 'info' },
    closed: { code: '09', name: { zh: '已关闭', en: 'Closed' }, tone: 'neutral', final: true },
  },
  sets: { underWay: ['open', 'held'] },
  emits: [],
  moves: {
    save: { ways: [{ from: ['open', 'held'], to: 'same', who: 'operator' }], audit: 'x.save', emits: [] },
    close: {
      ways: [
        { from: ['open'], to: ['closed'], who: 'operator' },
        { from: ['open', 'held'], to: ['closed'], who: 'system', when: 'its day is over' },
      ],
      audit: 'x.close',
      emits: ['x.changed'],
    },
    hold: { ways: [{ from: ['open'], to: ['held'], who: 'operator' }], audit: 'x.hold', emits: [] },
  },
  marks: { urge: { in: ['open'], who: 'operator', audit: 'x.urge', emits: ['x.changed'] } },
})

test('movesFrom lists the moves of one actor in one state', () => {
  expect(movesFrom(flow, '01', 'operator').map((way) => way.event)).toEqual(['save', 'close', 'hold'])
  expect(movesFrom(flow, '02').map((way) => way.event)).toEqual(['save', 'close'])
  expect(movesFrom(flow, '09')).toEqual([])
})

test('targetsOf gives the codes of the states that an event leads to, for its own actor', () => {
  expect(targetsOf(flow, '02', 'close', 'system')).toEqual(['09'])
  expect(targetsOf(flow, '02', 'close', 'operator')).toEqual([])
  expect(targetsOf(flow, '02', 'save', 'operator')).toEqual(['02'])
})

test('codes, names and sets are said by the names of the states', () => {
  expect(flow.codes).toEqual({ open: '01', held: '02', closed: '09' })
  expect(flow.all).toEqual(['01', '02', '09'])
  expect(stateName(flow, '02', 'en')).toBe('On hold')
  expect(flow.sets.underWay).toEqual(['01', '02'])
  expect(['01', '09', 'x'].map((code) => isOneOf(flow.sets.underWay, code))).toEqual([true, false, false])
})

test('a mark is possible in its states only', () => {
  expect(flow.all.map((code) => canMark(flow, code, 'urge'))).toEqual([true, false, false])
})

test('each move and mark names its audit row and its events', () => {
  expect(flow.moveEffects.close).toMatchObject({ audit: 'x.close', emits: ['x.changed'] })
  expect(flow.markEffects.urge).toMatchObject({ audit: 'x.urge', emits: ['x.changed'] })
})

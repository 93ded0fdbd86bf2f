import { expect, test } from 'vitest'
import { type Application, applyFault, authorityOf, reasonFault, shownState } from './authority.ts'

const today = '2026-11-20'
const one = (state: Application['state'], date = today): Application => ({ state, date })

test.each([
  ['nothing', null, '0001', null],
  ['open', one('pending'), '0002', 'pending'],
  ['approved', one('approved'), '0000', 'granted'],
  ['refused', one('refused'), '0003', 'refusedToday'],
  ['used', one('used'), '0001', null],
  ['open since yesterday', one('pending', '2026-11-19'), '0001', null],
  ['approved yesterday', one('approved', '2026-11-19'), '0001', null],
  ['refused yesterday', one('refused', '2026-11-19'), '0001', null],
] as const)('[BL-263] %s: code %s', (_, newest, code, fault) => {
  expect([authorityOf(newest, today), applyFault(newest, today)]).toEqual([code, fault])
})

test.each([
  ['pending', today, 'pending'],
  ['pending', '2026-11-19', 'lapsed'],
  ['approved', today, 'approved'],
  ['approved', '2026-11-19', 'lapsed'],
  ['refused', '2026-11-19', 'refused'],
  ['used', '2026-11-19', 'used'],
] as const)('%s of %s is shown as %s', (state, date, shown) => {
  expect(shownState(one(state, date), today)).toBe(shown)
})

test.each([
  ['', 'reasonMissing'],
  ['  \n ', 'reasonMissing'],
  ['管理人临时授权', null],
  ['因'.repeat(200), null],
  [` ${'因'.repeat(200)} `, null],
  ['因'.repeat(201), 'reasonLong'],
  ['𠮷'.repeat(200), null],
] as const)('[BL-219] the reason %j: %s', (reason, fault) => {
  expect(reasonFault(reason)).toBe(fault)
})

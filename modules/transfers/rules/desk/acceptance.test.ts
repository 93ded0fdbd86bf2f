import { expect, test } from 'vitest'
import { statusAfterAcceptance } from './acceptance.ts'

const order = {
  transferDate: '2026-11-23',
  notBeforeDate: false,
  pays: true,
  frozen: '50.00',
  amount: '50.00',
}
const account = { balance: '100.00', frozen: '60.00' }

test.each([
  ['frozen at submission', {}, '050'],
  ['not before its day (BTQHK)', { notBeforeDate: true }, '051'],
  ['not before its day, which has come', { notBeforeDate: true, transferDate: '2026-11-20' }, '050'],
  ['nothing frozen, still no money (RETRYFLAG)', { frozen: '0.00' }, '051'],
  ['nothing frozen, money has come', { frozen: '0.00', amount: '40.00' }, '050'],
  ['money that comes in', { frozen: '0.00', pays: false, amount: '5000.00' }, '050'],
])('%s', (_, change, status) => {
  expect(statusAfterAcceptance({ ...order, ...change }, '2026-11-20', account)).toBe(status)
})

import { expect, test } from 'vitest'
import { type OrderToCheck, unusualAbout } from './unusual.ts'

const usual: OrderToCheck = {
  pays: true,
  amount: '1000.00',
  payeeMark: '0',
  earlier: 10,
  largest: '1000.00',
  submittedTime: '10:00:00',
  onWorkday: true,
}

test.each<[string, Partial<OrderToCheck>, readonly string[]]>([
  ['like many before', {}, []],
  ['the first to its payee', { payeeMark: '1', earlier: 0, largest: null }, ['first-payment']],
  ['to a payee that has changed', { payeeMark: '2' }, ['payee-changed']],
  ['a cent above the largest of the last ones', { amount: '1000.01' }, ['above-usual']],
  ['above the largest of three', { amount: '1000.01', earlier: 3 }, ['above-usual']],
  ['above two earlier ones, which is too few to say', { amount: '9000.00', earlier: 2 }, []],
  ['larger as a number, smaller as a text', { amount: '9.00', largest: '10.00' }, []],
  ['submitted at seven', { submittedTime: '07:00:00' }, []],
  ['submitted before seven', { submittedTime: '06:59:59' }, ['out-of-hours']],
  ['submitted at nine in the evening', { submittedTime: '21:00:59' }, []],
  ['submitted later', { submittedTime: '21:01:00' }, ['out-of-hours']],
  ['submitted on a holiday', { onWorkday: false }, ['out-of-hours']],
  ['a receipt, whose payer is not looked at', { pays: false, payeeMark: '1', amount: '9000.00' }, []],
  [
    'all of it',
    { payeeMark: '2', amount: '9000.00', onWorkday: false },
    ['payee-changed', 'above-usual', 'out-of-hours'],
  ],
])('an order %s', (_, of, reasons) => expect(unusualAbout({ ...usual, ...of })).toEqual(reasons))

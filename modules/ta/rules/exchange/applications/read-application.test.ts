import { expect, test } from 'vitest'
import type { RecordValues } from '../read-record.ts'
import { readApplication } from './read-application.ts'

const sending = { creator: '311', date: '20261120' }
const right: RecordValues = {
  AppSheetSerialNo: '311202611200001',
  FundCode: 'SXX001',
  TransactionDate: '20261120',
  TransactionTime: '145959',
  TransactionAccountID: '70001',
  DistributorCode: '311',
  ApplicationAmount: '1000000.25',
  BusinessCode: '022',
}
const redemption = { ApplicationAmount: '', ApplicationVol: '500.75' }
const read = (changes: RecordValues) =>
  readApplication({ line: 88, values: { ...right, ...changes }, faults: [] }, sending)

test('a subscription as a file has it', () => {
  expect(read({ ApplicationVol: '0.00' })).toEqual({
    line: 88,
    applicationNo: '311202611200001',
    businessCode: '022',
    fundCode: 'SXX001',
    distributor: '311',
    accountNo: '70001',
    fundAccount: '',
    amount: '1000000.25',
    shares: null,
    largeRedemption: '1',
    dividendMethod: null,
    targetFundCode: null,
    targetDistributor: null,
    targetAccountNo: null,
    appliedAt: '2026-11-20 14:59:59',
    remark: '',
  })
})

const accepted: [business: string, changes: RecordValues, kept: object][] = [
  ['020', {}, { amount: '1000000.25', shares: null }],
  [
    '024',
    { ...redemption, LargeRedemptionFlag: '0' },
    { amount: null, shares: '500.75', largeRedemption: '0' },
  ],
  [
    '029',
    { ApplicationAmount: '', DefDividendMethod: '0' },
    { amount: null, shares: null, dividendMethod: '0' },
  ],
  [
    '033',
    { ...redemption, TargetTransactionAccountID: '80001' },
    { targetAccountNo: '80001', targetDistributor: '311' },
  ],
  [
    '033',
    { ...redemption, TargetTransactionAccountID: '80001', TargetDistributorCode: '312' },
    { targetDistributor: '312' },
  ],
  [
    '036',
    { ...redemption, CodeOfTargetFund: 'SXX002', LargeRedemptionFlag: '0' },
    { amount: null, shares: '500.75', targetFundCode: 'SXX002', largeRedemption: '0', targetAccountNo: null },
  ],
]
for (const [business, changes, kept] of accepted)
  test(`business ${business} keeps ${JSON.stringify(kept)}`, () => {
    expect(read({ ...changes, BusinessCode: business })).toMatchObject(kept)
  })

const refused: [what: string, changes: RecordValues, faults: [field: string, code: string][]][] = [
  ['no amount', { ApplicationAmount: '' }, [['ApplicationAmount', 'missing']]],
  ['an amount of zero', { ApplicationAmount: '0.00' }, [['ApplicationAmount', 'zero']]],
  ['a negative amount', { ApplicationAmount: '-1.00' }, [['ApplicationAmount', 'zero']]],
  [
    'more than the register keeps',
    { ApplicationAmount: '1000000000000.00' },
    [['ApplicationAmount', 'tooManyDigits']],
  ],
  ['shares in a subscription', { ApplicationVol: '1.00' }, [['ApplicationVol', 'notFor']]],
  [
    'an amount in a redemption',
    { BusinessCode: '024', ApplicationVol: '1.00' },
    [['ApplicationAmount', 'notFor']],
  ],
  [
    'a conversion without the fund that it goes into and without shares',
    { BusinessCode: '036', ApplicationAmount: '' },
    [
      ['ApplicationVol', 'missing'],
      ['CodeOfTargetFund', 'missing'],
    ],
  ],
  [
    'an amount in a conversion into the fund itself',
    { BusinessCode: '036', ApplicationVol: '500.75', CodeOfTargetFund: 'SXX001' },
    [
      ['CodeOfTargetFund', 'targetItself'],
      ['ApplicationAmount', 'notFor'],
    ],
  ],
  ['a business that is not taken', { BusinessCode: '098' }, [['BusinessCode', 'businessCode']]],
  [
    'a business that names a property of every object',
    { BusinessCode: '__proto__' },
    [['BusinessCode', 'businessCode']],
  ],
  ['another day', { TransactionDate: '20261119' }, [['TransactionDate', 'otherDay']]],
  ['an hour that does not exist', { TransactionTime: '240000' }, [['TransactionTime', 'timeOfDay']]],
  ['another distributor than the sender', { DistributorCode: '312' }, [['DistributorCode', 'otherSender']]],
  ['dollars', { CurrencyType: '840' }, [['CurrencyType', 'currency']]],
  ['an unknown choice', { LargeRedemptionFlag: '2' }, [['LargeRedemptionFlag', 'choice']]],
  [
    'a character that nobody sees',
    { Specification: '首次\u200b申购' },
    [['Specification', 'controlCharacter']],
  ],
  [
    'neither number nor account',
    { AppSheetSerialNo: '', TransactionAccountID: '' },
    [
      ['AppSheetSerialNo', 'missing'],
      ['TransactionAccountID', 'missing'],
    ],
  ],
]
for (const [what, changes, faults] of refused)
  test(`${what} is refused`, () => {
    const found = read(changes)
    expect(Array.isArray(found) ? found.map(({ field, code, line }) => [field, code, line]) : found).toEqual(
      faults.map((one) => [...one, 88]),
    )
  })

test('a field that could not be read is named once', () => {
  const { ApplicationAmount: _, ...values } = right
  const unread = { code: 'notNumber', line: 88, field: 'ApplicationAmount' } as const
  expect(readApplication({ line: 88, values, faults: [unread] }, sending)).toEqual([unread])
})

import { expect, test } from 'vitest'
import { type SentConfirmation, confirmationRecord } from './sent-records.ts'

const out: SentConfirmation = {
  id: '7',
  applicationNo: '311202611200001',
  businessCode: '138',
  fundCode: 'SXX001',
  accountNo: '70001',
  fundAccount: '980000000001',
  distributor: '311',
  investorKind: 'person',
  dealingDate: '2026-11-20',
  appliedAt: '093000',
  confirmedOn: '2026-11-23',
  appliedAmount: '0.00',
  appliedShares: '500.75',
  shares: '-500.75',
  grossAmount: '600.90',
  netAmount: '595.00',
  fee: '5.90',
  agencyFee: '0.00',
  performanceFee: '0.00',
  refund: '0.00',
  deferredShares: '0.00',
  unitNav: '1.2',
  returnCode: '0000',
  largeRedemption: '1',
  byRegister: false,
  otherFundCode: 'SXX002',
  changeFee: '3.00',
  topUpFee: '2.90',
  targetShares: null,
  targetNav: null,
}
const changed = (change: Partial<SentConfirmation>) => confirmationRecord({ ...out, ...change })

test('a conversion out names the target and its fees; the target’s shares and NAV stay empty until the target has dealt', () => {
  const fees = { CodeOfTargetFund: 'SXX002', Charge: '5.90', ChangeFee: '3.00', RecuperateFee: '2.90' }
  expect(changed({})).toMatchObject({
    ...fees,
    ConfirmedVol: '500.75',
    CfmVolOfTargetFund: '',
    TargetNAV: '',
  })
  expect(changed({ targetShares: '396.66', targetNav: '1.5' })).toMatchObject({
    ...fees,
    CfmVolOfTargetFund: '396.66',
    TargetNAV: '1.5',
  })
})

test('a conversion in names the source; other confirmations have no field of a target', () => {
  const fields = (businessCode: string) =>
    Object.keys(changed({ businessCode })).filter((name) => /Target|ChangeFee|RecuperateFee/.test(name))
  expect(changed({ businessCode: '137' })['CodeOfTargetFund']).toBe('SXX002')
  expect([fields('137'), fields('124'), fields('122')]).toEqual([['CodeOfTargetFund'], [], []])
})

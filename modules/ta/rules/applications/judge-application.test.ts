import { expect, test } from 'vitest'
import type { ApplicationBasis } from '../../contract/applications/application-basis.ts'
import { defaultTerms } from '../../contract/terms/default-terms.ts'
import { conversionDays } from './conversion-days.ts'
import { type Entered, faultsOf, judgeApplication, redeemsAll } from './judge-application.ts'

const basis: ApplicationBasis = {
  productCode: 'SXA001',
  productStatus: '1',
  terms: defaultTerms,
  openDays: ['2026-11-25'],
  investor: { name: '沈知行', status: '0', qualifiedUntil: '2026-11-25', riskUntil: '2026-11-25' },
  accountStatus: '0',
  designatedAccount: '6222********8777',
  holding: { shares: '5000000.00', frozen: '1000000.00', unlocked: '3000000.00', applied: '500000.00' },
  nav: '1.2000',
  holders: 200,
  isHolder: true,
  targets: [],
  target: null,
}
const subscription: Entered = {
  kind: '022',
  amount: '10000.00',
  shares: null,
  day: '2026-11-25',
  documents: 1,
}
const redemption: Entered = {
  kind: '024',
  amount: null,
  shares: '2500000.00',
  day: '2026-11-25',
  documents: 0,
}
const loaded = {
  ...defaultTerms,
  subscription: {
    ...defaultTerms.subscription,
    scale: [{ from: '0.00', kind: 'rate' as const, rate: '0.0100' }],
  },
}
const refusing = {
  ...defaultTerms,
  minimumHolding: { measure: 'shares' as const, least: '2500000.00', below: 'refuse' as const },
}
const faultOf = (entered: Entered, change: Partial<ApplicationBasis> = {}) => {
  const fault = judgeApplication(entered, { ...basis, ...change })
  return fault && [fault.error.code, fault.field, Object.values(fault.params ?? {}).join(' ')]
}

test('on the last day of proof and rating, with the least amount, a holder subscribes; so does a redemption of all free shares', () => {
  expect(faultOf(subscription)).toBeNull()
  expect(faultOf(redemption)).toBeNull()
})

test.each<[string, Partial<Entered>, Partial<ApplicationBasis>, string, string]>([
  ['a cent below the further minimum', { amount: '9999.99' }, {}, 'ta.belowFurther', '10,000.00'],
  ['the minimum is measured without the fee', {}, { terms: loaded }, 'ta.belowFurther', '10,000.00'],
  ['a first subscription', {}, { isHolder: false, holders: 1 }, 'ta.belowFirst', '1,000,000.00'],
  ['the 201st holder', {}, { isHolder: false }, 'ta.holderLimit', '200'],
  ['the day after the proof', { day: '2026-11-26' }, {}, 'ta.notQualified', '2026-11-26'],
  ['no designated account', {}, { designatedAccount: '' }, 'ta.noDesignated', ''],
  ['no document', { documents: 0 }, {}, 'ta.documentMissing', ''],
  ['a fund being wound up', {}, { productStatus: '2' }, 'ta.fundNotRunning', 'SXA001'],
  ['a frozen account', {}, { accountStatus: '1' }, 'ta.accountUnusable', ''],
])('a subscription is refused: %s', (_, entered, change, code, param) => {
  const fault = faultOf({ ...subscription, ...entered }, change)
  expect([fault?.[0], fault?.[2]]).toEqual([code, param])
})

test.each<[string, Partial<Entered>, Partial<ApplicationBasis>, string, string]>([
  ['more than is free', { shares: '3500000.01' }, {}, 'ta.sharesShort', '3,500,000.00'],
  ['more than is unlocked', { shares: '2500000.01' }, {}, 'ta.sharesLocked', '2,500,000.00 2026-11-25'],
  ['too little stays', {}, { terms: refusing }, 'ta.remainderSmall', ''],
])('a redemption is refused: %s', (_, entered, change, code, param) => {
  const fault = faultOf({ ...redemption, ...entered }, change)
  expect([fault?.[0], fault?.[2]]).toEqual([code, param])
})

test('a transfer and a forced decrease take locked shares; the register takes from a frozen account', () => {
  expect(faultOf({ ...redemption, kind: '033', shares: '3500000.00' })).toBeNull()
  expect(faultOf({ ...redemption, kind: '145', shares: '3500000.00' }, { accountStatus: '1' })).toBeNull()
})

const target: NonNullable<ApplicationBasis['target']> = {
  productId: '2',
  productCode: 'SXB002',
  productStatus: '1',
  minimumSubscription: { first: '1000000.00', further: '100000.00', measuredOn: 'gross' },
  coolingOffHours: 24,
  maximumHolders: 50,
  openDays: ['2026-11-25'],
  circleDays: [],
  designatedAccount: '6222********8777',
  holders: 50,
  isHolder: true,
}
const convertible = {
  terms: { ...defaultTerms, conversion: { targets: ['SXB002'], topUp: 'rates' as const } },
  openDays: ['2026-11-25', '2026-12-02'],
  target,
}
const conversion: Entered = { ...redemption, kind: '036', shares: '83333.34' }

test('a holder converts shares worth the further minimum into a full fund on the day that both are open', () => {
  // 83,333.34 shares at 1.2000 are worth 100,000.01 yuan
  expect(faultOf(conversion, convertible)).toBeNull()
})

test.each<
  [string, Partial<Entered>, Partial<ApplicationBasis>, Partial<typeof target> | null, string, string]
>([
  ['no target', {}, {}, null, 'ta.targetFundMissing', ''],
  ['terms do not name the target', {}, { terms: defaultTerms }, {}, 'ta.targetNotAllowed', 'SXA001 SXB002'],
  ['a target that is wound up', {}, {}, { productStatus: '2' }, 'ta.targetNotRunning', 'SXB002'],
  ['a source that is wound up', {}, { productStatus: '2' }, {}, 'ta.fundNotRunning', 'SXA001'],
  ['no account for the target', {}, {}, { designatedAccount: '' }, 'ta.targetNoDesignated', 'SXB002'],
  ['one holder too many', {}, {}, { isHolder: false }, 'ta.targetHolderLimit', 'SXB002 50'],
  [
    'a first investment below the minimum',
    {},
    {},
    { isHolder: false, holders: 49 },
    'ta.convertsBelowFirst',
    'SXB002 1,000,000.00 100,000.01',
  ],
  [
    'less than the further minimum',
    { shares: '83333.30' },
    {},
    {},
    'ta.convertsBelowFurther',
    'SXB002 100,000.00 99,999.96',
  ],
  [
    'a day of the source alone',
    {},
    {},
    { openDays: ['2026-12-02'] },
    'ta.targetNotOpen',
    'SXB002 2026-11-25 2026-12-02',
  ],
  ['no day in common', {}, {}, { openDays: ['2026-11-26'] }, 'ta.noCommonDay', 'SXA001 SXB002'],
  [
    'the other way on the same day',
    {},
    {},
    { circleDays: ['2026-11-25'] },
    'ta.conversionCircle',
    'SXA001 SXB002 2026-11-25',
  ],
  ['more than is unlocked', { shares: '2500000.01' }, {}, {}, 'ta.sharesLocked', '2,500,000.00 2026-11-25'],
  ['after the proof', { day: '2026-11-26' }, {}, {}, 'ta.notQualified', '2026-11-26'],
])('a conversion is refused: %s', (_, entered, change, into, code, param) => {
  const fault = faultOf(
    { ...conversion, ...entered },
    { ...convertible, target: into && { ...target, ...into }, ...change },
  )
  expect([fault?.[0], fault?.[2]]).toEqual([code, param])
})

test('every field that is wrong is named, once each', () => {
  const into = { ...target, circleDays: ['2026-11-25'], designatedAccount: '', productStatus: '2' as const }
  const faults = faultsOf(
    { ...conversion, shares: '3500000.01' },
    { ...basis, ...convertible, terms: defaultTerms, target: into },
  )
  expect(faults.map(({ field, error }) => [field, error.code])).toEqual([
    ['shares', 'ta.sharesShort'],
    ['targetProductId', 'ta.targetNotAllowed'],
    ['tradingAccountId', 'ta.targetNoDesignated'],
    ['dealingDate', 'ta.conversionCircle'],
  ])
})

test('a conversion is offered on days of both funds that close no circle', () => {
  const days = { ...basis, openDays: ['2026-11-25', '2026-12-02', '2026-12-09'] }
  const into = { ...target, openDays: ['2026-11-25', '2026-12-09'], circleDays: ['2026-11-25'] }
  expect(conversionDays({ ...days, target: into })).toEqual(['2026-12-09'])
  expect(conversionDays(days)).toEqual([])
})

test('a redemption that leaves less than the minimum value redeems all, if the terms say so', () => {
  const holding = { shares: '1000000.00', frozen: '0.00', unlocked: '1000000.00', applied: '0.00' }
  const all = (shares: string) => redeemsAll({ ...redemption, shares }, { ...basis, holding })
  // 833,333.33 shares at 1.2000 are worth 1,000,000.00 yuan to the cent, one hundredth less 999,999.98
  expect([all('166666.67'), all('166666.68'), all('1000000.00')]).toEqual([false, true, false])
})

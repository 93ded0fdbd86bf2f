import { type Static, t } from '@iisp/contract'

const trigger = t.Union([
  /** A part of the child's amount or shares. */
  t.strict({ by: t.Literal('ratio'), ratio: t.ratio }),
  /** Yuan; the same amount for every order of the child fund. */
  t.strict({ by: t.Literal('amount'), amount: t.amount }),
])
export type Trigger = Static<typeof trigger>

/** MZLDFS: the child's dealings that place orders at the mother (BO-117). */
export const linkModes = {
  '0': { zh: '申购', en: 'Subscriptions' },
  '1': { zh: '赎回', en: 'Redemptions' },
  '0,1': { zh: '申购和赎回', en: 'Subscriptions and redemptions' },
} as const
/** YJBCCFLX (BO-119) */
export const performanceTriggers = {
  '0': { zh: '不触发', en: 'Not triggered' },
  '1': { zh: '赎回时触发', en: 'At a redemption' },
  '2': { zh: '分红时触发', en: 'At a dividend' },
  '3': { zh: '赎回和分红均触发', en: 'At both' },
} as const
/** ZTKZFS (BO-120) */
export const openingControls = {
  '0': { zh: '不控制', en: 'No control' },
  '1': { zh: '随子基金开放自动临时开放母基金', en: 'The mother opens temporarily with the child' },
  '2': { zh: '母子同时开放才触发', en: 'Only while both are open' },
} as const
/** MFREECHARGETYPE (BO-122) */
export const feeReductions = {
  '0': { zh: '不减免', en: 'None' },
  '1': { zh: '减免认申购费', en: 'Subscription fee waived' },
  '2': { zh: '减免赎回费', en: 'Redemption fee waived' },
  '3': { zh: '减免业绩报酬', en: 'Performance fee waived' },
} as const
const codes = <const R extends object>(names: R) => Object.keys(names) as (keyof R & string)[]

/** How dealings in the child fund trigger orders in the mother fund. */
export const linkTerms = t.strict({
  mode: t.oneOf(...codes(linkModes)),
  /** Null if the mode links no such orders. */
  subscription: t.nullable(trigger),
  redemption: t.nullable(trigger),
  /** A fee payment of the child redeems shares of the mother. */
  redeemsOnPayment: t.Boolean(),
  /** A dividend of the child redeems shares of the mother. */
  redeemsOnDividend: t.Boolean(),
  performanceTrigger: t.oneOf(...codes(performanceTriggers)),
  openingControl: t.oneOf(...codes(openingControls)),
  /** Amounts that are redeemed in addition to the net amount of the child's redemption. */
  withRedemptionFee: t.Boolean(),
  withRedemptionPerformance: t.Boolean(),
  withDividendPerformance: t.Boolean(),
  /** '0' (no reduction) cannot be combined with other values. */
  feeReductions: t.Array(t.oneOf(...codes(feeReductions)), { minItems: 1, maxItems: 3 }),
  /** First and last day on which the relation links; both null if it has no limits. */
  startsOn: t.nullable(t.date),
  endsOn: t.nullable(t.date),
})
export type LinkTerms = Static<typeof linkTerms>

import type { LinkTerms, Trigger } from '../../contract/applications/link-terms.ts'
import type { ApplicationPayload } from '../../contract/applications/payload.ts'
import { flag } from '../flag.ts'

/** A row of `inputParam`, under the names used in the code. Missing values are null. */
export interface ApplicationDraft {
  readonly applicationId: string | null
  readonly motherCode: string
  readonly childCode: string
  readonly childAccount: string
  readonly terms: LinkTerms
  /** The mode requires a trigger that is missing. */
  readonly incomplete: boolean
  /** Asks for a window of days. */
  readonly dated: boolean
  readonly fileId: string | null
  readonly applicantPhone: string
  readonly contactPhone: string
  readonly sendsSms: boolean
}
const on = (value: string | null | undefined) => value === '1'
const text = (value: string | null | undefined) => (value ?? '').trim()
const orNull = (value: string | null | undefined) => (text(value) === '' ? null : text(value))

/** A ratio or an amount; 0 counts as filled in (BU-207). Null if neither or both are given. */
function triggerOf(ratio: string | null | undefined, amount: string | null | undefined): Trigger | null {
  const [given, alone] = [ratio ?? null, amount ?? null]
  if (given !== null && alone !== null) return null
  if (given !== null) return { by: 'ratio', ratio: given }
  return alone === null ? null : { by: 'amount', amount: alone }
}

export function draftOf(row: ApplicationPayload): ApplicationDraft {
  const mode = row.mzldfs_new ?? '0,1'
  const subscribes = mode !== '1'
  const redeems = mode !== '0'
  const subscription = subscribes ? triggerOf(row.sgldbl, row.sgcfjenew) : null
  const redemption = redeems ? triggerOf(row.shfhldbl, row.shcfjenew) : null
  const dated = on(row.rqqjszfsnew)
  return {
    applicationId: orNull(row.appid),
    motherCode: text(row.mjjcpdm),
    childCode: text(row.zjjcpdm),
    childAccount: text(row.jjzh),
    terms: {
      mode,
      subscription,
      redemption,
      redeemsOnPayment: on(row.zjjsfcfsh_new),
      redeemsOnDividend: on(row.fhsfcfsh),
      performanceTrigger: row.yjbccflx_new ?? '0',
      openingControl: row.ztkzfs ?? '0',
      withRedemptionFee: on(row.shcfbz_new),
      withRedemptionPerformance: on(row.shyjbccfbz_new),
      withDividendPerformance: on(row.fhyjbccfbz_new),
      feeReductions: (row.mzjyfyjmnew ?? '0').split(',') as LinkTerms['feeReductions'],
      startsOn: dated ? orNull(row.qyrqnew) : null,
      endsOn: dated ? orNull(row.sxrqnew) : null,
    },
    incomplete: (subscribes && subscription === null) || (redeems && redemption === null),
    dated,
    fileId: orNull(row.wjid),
    applicantPhone: text(row.sqrsjh),
    contactPhone: text(row.sjh),
    sendsSms: on(row.sffsdx),
  }
}

const ratioOf = (trigger: Trigger | null, mode: boolean) =>
  trigger === null ? (mode ? null : '0.0000') : trigger.by === 'ratio' ? trigger.ratio : null
const amountOf = (trigger: Trigger | null) => (trigger?.by === 'amount' ? trigger.amount : null)

/** The terms with the documents' keys of a submission; a kind that the mode excludes is sent as 0.0000 (BO-128). */
export const payloadOf = (terms: LinkTerms): ApplicationPayload => ({
  mzldfs_new: terms.mode,
  sgldbl: ratioOf(terms.subscription, terms.mode !== '1'),
  sgcfjenew: amountOf(terms.subscription),
  shfhldbl: ratioOf(terms.redemption, terms.mode !== '0'),
  shcfjenew: amountOf(terms.redemption),
  zjjsfcfsh_new: flag(terms.redeemsOnPayment),
  fhsfcfsh: flag(terms.redeemsOnDividend),
  yjbccflx_new: terms.performanceTrigger,
  ztkzfs: terms.openingControl,
  shcfbz_new: flag(terms.withRedemptionFee),
  shyjbccfbz_new: flag(terms.withRedemptionPerformance),
  fhyjbccfbz_new: flag(terms.withDividendPerformance),
  mzjyfyjmnew: terms.feeReductions.join(','),
  rqqjszfsnew: flag(terms.startsOn !== null),
  qyrqnew: terms.startsOn,
  sxrqnew: terms.endsOn,
})

/** The terms with the documents' keys of a list. */
export const rowTerms = (terms: LinkTerms) => ({
  SGLDBL: ratioOf(terms.subscription, terms.mode !== '1'),
  SGLDJE: amountOf(terms.subscription),
  SHLDBL: ratioOf(terms.redemption, terms.mode !== '0'),
  SHLDJE: amountOf(terms.redemption),
  SHFHLDBL: ratioOf(terms.redemption, terms.mode !== '0'),
  FHSFCFSH: flag(terms.redeemsOnDividend),
  YJBCCFLX: terms.performanceTrigger,
  MZLDFS_NEW: terms.mode,
  ZJJSFCFSH_NEW: flag(terms.redeemsOnPayment),
  KSRQ: terms.startsOn,
  JSRQ: terms.endsOn,
  ZTKZFS: terms.openingControl,
  REDEMCHARGEFLAG: flag(terms.withRedemptionFee),
  REDEEMACHVMTFLAG: flag(terms.withRedemptionPerformance),
  DIVIDENDACHVMTFLAG: flag(terms.withDividendPerformance),
  MFREECHARGETYPE: terms.feeReductions.join(','),
})
type RowTerms = {
  readonly [K in keyof ReturnType<typeof rowTerms>]: ReturnType<typeof rowTerms>[K]
}

/** The terms of a list's row, for the form that shows or changes it. */
export function termsOfRow(row: RowTerms): LinkTerms {
  const subscribes = row.MZLDFS_NEW !== '1'
  const redeems = row.MZLDFS_NEW !== '0'
  return {
    mode: row.MZLDFS_NEW,
    subscription: subscribes ? triggerOf(row.SGLDBL, row.SGLDJE) : null,
    redemption: redeems ? triggerOf(row.SHFHLDBL, row.SHLDJE) : null,
    redeemsOnPayment: on(row.ZJJSFCFSH_NEW),
    redeemsOnDividend: on(row.FHSFCFSH),
    performanceTrigger: row.YJBCCFLX,
    openingControl: row.ZTKZFS,
    withRedemptionFee: on(row.REDEMCHARGEFLAG),
    withRedemptionPerformance: on(row.REDEEMACHVMTFLAG),
    withDividendPerformance: on(row.DIVIDENDACHVMTFLAG),
    feeReductions: row.MFREECHARGETYPE.split(',') as LinkTerms['feeReductions'],
    startsOn: row.KSRQ,
    endsOn: row.JSRQ,
  }
}

import type { UploadedFile } from '@iisp/ui/upload'
import type { ApplicationRow } from '../../contract/applications/application-row.ts'
import type { LinkTerms, Trigger } from '../../contract/applications/link-terms.ts'
import type { ApplicationPayload } from '../../contract/applications/payload.ts'
import type { RelationRow } from '../../contract/relations/relation-list.ts'
import { percentOf, ratioOfPercent } from '../../rules/applications/percent.ts'
import { flag } from '../../rules/flag.ts'
import { payloadOf, termsOfRow } from '../../rules/applications/payload-terms.ts'

/** A trigger before anything is entered: its method and an empty value. */
const blankTrigger = {
  by: 'ratio' as 'ratio' | 'amount',
  /** Two decimal places. */
  percent: '',
  amount: '',
}
export type TriggerValues = Readonly<typeof blankTrigger>
/** One fund before it is chosen or looked up, which gives its name and company. */
const blankFund = { own: '1' as '1' | '0', code: '', name: '', company: '' }
export type FundValues = Readonly<typeof blankFund>
export const blankMother = { ...blankFund, subscription: blankTrigger, redemption: blankTrigger }
export type MotherValues = Readonly<typeof blankMother>
/** Values of the form of a new relation. */
export const blankRelation = {
  child: blankFund as FundValues,
  childAccount: '',
  mode: '0,1' as LinkTerms['mode'],
  mothers: [blankMother] as readonly MotherValues[],
  redeemsOnPayment: '1' as '1' | '0',
  redeemsOnDividend: '1' as '1' | '0',
  performanceTrigger: '0' as LinkTerms['performanceTrigger'],
  openingControl: '0' as LinkTerms['openingControl'],
  included: [] as readonly string[],
  feeReductions: ['0'] as readonly string[],
  dateMode: '0' as '0' | '1',
  startsOn: '',
  endsOn: '',
  applicantPhone: '',
  contactPhone: '',
  sendsSms: '0' as '1' | '0',
  files: [] as readonly UploadedFile[],
}
export type RelationValues = Readonly<typeof blankRelation>

const triggerValues = (trigger: Trigger | null): TriggerValues =>
  trigger === null
    ? blankTrigger
    : trigger.by === 'ratio'
      ? { by: 'ratio', percent: percentOf(trigger.ratio), amount: '' }
      : { by: 'amount', percent: '', amount: trigger.amount }

/** The form of a relation that is modified or deleted, or of an application that is edited. */
export function valuesOf(row: RelationRow | ApplicationRow): RelationValues {
  const terms = termsOfRow(row)
  const sent = 'SQID' in row ? row : null
  return {
    child: { own: row.ZJJSYGLR, code: row.ZCPDM, name: row.ZCPMC, company: row.ZJGMC },
    childAccount: row.ZCPJJZH,
    mode: terms.mode,
    mothers: [
      {
        own: row.MJJSYGLR,
        code: row.MCPDM,
        name: row.MCPMC,
        company: row.MJGMC,
        subscription: triggerValues(terms.subscription),
        redemption: triggerValues(terms.redemption),
      },
    ],
    redeemsOnPayment: flag(terms.redeemsOnPayment),
    redeemsOnDividend: flag(terms.redeemsOnDividend),
    performanceTrigger: terms.performanceTrigger,
    openingControl: terms.openingControl,
    included: [
      terms.withRedemptionFee && 'fee',
      terms.withRedemptionPerformance && 'redemption',
      terms.withDividendPerformance && 'dividend',
    ].filter((part) => part !== false),
    feeReductions: terms.feeReductions,
    dateMode: flag(terms.startsOn !== null),
    startsOn: terms.startsOn ?? '',
    endsOn: terms.endsOn ?? '',
    applicantPhone: sent?.SQRSJH ?? '',
    contactPhone: sent?.SJHM ?? '',
    sendsSms: sent?.SFFSDX ?? '0',
    files: sent === null || sent.WJID === '' ? [] : [{ fileId: sent.WJID, name: sent.WJMC, size: 0 }],
  }
}

/** The entered trigger; null until its value is entered. */
const triggerOf = ({ by, percent, amount }: TriggerValues): Trigger | null => {
  if (by === 'amount') return amount === '' ? null : { by, amount }
  const ratio = ratioOfPercent(percent)
  return ratio === null ? null : { by, ratio }
}

/**
 * The values of a row before its modification, under the documents' plain keys; empty for a new
 * relation (BO-124).
 */
function keysBefore(row: RelationRow | ApplicationRow | null): ApplicationPayload {
  const before = row === null ? null : payloadOf(termsOfRow(row))
  return {
    xmbh: row?.MXMBH ?? '',
    zjjxmbh: row?.ZXMBH ?? '',
    mzldfs: before?.mzldfs_new ?? '',
    yjbccflx: before?.yjbccflx_new ?? '',
    sgcfje: before?.sgcfjenew ?? '',
    shcfje: before?.shcfjenew ?? '',
    rqqjszfs: before?.rqqjszfsnew ?? '',
    qyrq: before?.qyrqnew ?? '',
    sxrq: before?.sxrqnew ?? '',
  }
}

/**
 * The subject of a submission: the application that it changes, its kind, and the row before the
 * change.
 */
export interface Sent {
  readonly appid: string
  readonly kind: '1' | '2' | '3'
  readonly row: RelationRow | ApplicationRow | null
}

/** The rows of a submission, one for each mother fund. */
export function payloadsOf(
  values: RelationValues,
  { appid, kind, row }: Sent = { appid: '', kind: '1', row: null },
): ApplicationPayload[] {
  const { child, mothers } = values
  const [file] = values.files
  return mothers.map((mother) => ({
    ...keysBefore(row),
    ...payloadOf({
      mode: values.mode,
      subscription: values.mode === '1' ? null : triggerOf(mother.subscription),
      redemption: values.mode === '0' ? null : triggerOf(mother.redemption),
      redeemsOnPayment: values.redeemsOnPayment === '1',
      redeemsOnDividend: values.redeemsOnDividend === '1',
      performanceTrigger: values.performanceTrigger,
      openingControl: values.openingControl,
      withRedemptionFee: values.included.includes('fee'),
      withRedemptionPerformance: values.included.includes('redemption'),
      withDividendPerformance: values.included.includes('dividend'),
      feeReductions: values.feeReductions as LinkTerms['feeReductions'],
      startsOn: null,
      endsOn: null,
    }),
    rqqjszfsnew: values.dateMode,
    qyrqnew: values.dateMode === '1' ? values.startsOn : null,
    sxrqnew: values.dateMode === '1' ? values.endsOn : null,
    appid,
    sqlx: kind,
    mjjsyglr: mother.own,
    mjjcpdm: mother.code.trim(),
    mjjcpmc: mother.name,
    mjjgsmc: mother.company,
    zjjsyglr: child.own,
    zjjcpdm: child.code.trim(),
    zjjcpmc: child.name,
    zjjgsmc: child.company,
    jjzh: values.childAccount,
    wjid: file?.fileId ?? '',
    wjmc: file?.name ?? '',
    sqrsjh: values.applicantPhone.trim(),
    sjh: values.contactPhone.trim(),
    sffsdx: values.sendsSms,
  }))
}

/** Choosing 不减免 deselects the other reductions; choosing another one deselects it (BO-122). */
export function reductionsAfter(before: readonly string[], chosen: readonly string[]): readonly string[] {
  const added = chosen.find((one) => !before.includes(one))
  if (added === '0' || chosen.length === 0) return ['0']
  return chosen.filter((one) => one !== '0')
}

/** The codes of child and first mother, as the look-ups take them; '' until chosen. */
export const firstPair = ({ child, mothers: [first] }: RelationValues) => ({
  zjjdm: child.code,
  mjjdm: first?.code ?? '',
})

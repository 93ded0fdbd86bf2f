import { type Static, t } from '@iisp/contract'
import { configFlow, configReasonMax } from './config-states.ts'

/** FYLX: fees that a fund owes (BO-138). */
export const feeTypes = {
  '01': { zh: '管理费', en: 'Management fee' },
  '02': { zh: '托管费', en: 'Custody fee' },
  '03': { zh: '外包服务费', en: 'Service fee' },
  '04': { zh: '业绩报酬', en: 'Performance fee' },
  '05': { zh: '销售服务费', en: 'Sales service fee' },
  '06': { zh: '增值税及附加', en: 'VAT and surcharges' },
  '07': { zh: '其他', en: 'Other' },
} as const
export type FeeTypeCode = keyof typeof feeTypes
/** ZFPL: how often a fee is paid (BO-138). */
export const frequencies = {
  '1': { zh: '按月', en: 'Monthly' },
  '2': { zh: '按季', en: 'Quarterly' },
  '3': { zh: '按半年', en: 'Half-yearly' },
  '4': { zh: '按年', en: 'Yearly' },
  '9': { zh: '不定期', en: 'Irregularly' },
} as const
export type Frequency = keyof typeof frequencies
/** The payment frequency of a fee if the fund's terms do not set one. */
export const usualFrequency: Readonly<Record<FeeTypeCode, Frequency>> = {
  '01': '1',
  '02': '1',
  '03': '1',
  '04': '4',
  '05': '2',
  '06': '2',
  '07': '9',
}

const phone = t.String({ pattern: '^(1[3-9][0-9]{9})?$' })
/** The settings that one person enters and another reviews, with the documents' keys (BO-139). */
const settings = {
  /** The child's fund account and trading account at the mother's register. */
  zjjzh: t.text(20),
  zjyzh: t.text(20),
  sjhm: phone,
  email: t.oneLine(128),
  /** Fee types, joined by commas. */
  fylx: t.String({ pattern: '^0[1-7](,0[1-7]){0,6}$' }),
  ffpl: t.oneOf('1', '2', '3', '4', '9'),
  /** 1: the fee's order is released automatically; 0: a person releases it. */
  zlzdqr: t.flag,
  /** 0: redeems the amount that the fee needs; 1: redeems the ratio zdshbl of the held shares. */
  shbllx: t.flag,
  zdshbl: t.nullable(t.ratio),
  /** 1: paid by the child's custody account; 2: advanced by the manager. */
  fkfrxz: t.oneOf('1', '2'),
}
export const configRow = t.Object({
  id: t.id,
  zjjmc: t.text(220),
  zjjdm: t.text(20),
  mjjmc: t.text(220),
  mjjdm: t.text(20),
  ...settings,
  /** 1: the funds have different managers. */
  mzkglr: t.flag,
  status: t.oneOf(...configFlow.all),
  /** Number of fees whose payment a person still has to release. */
  feesToConfirm: t.Integer(),
  /** The last person to enter the settings, and the time. */
  lrr: t.personName,
  lrsj: t.dateTime,
  /** The last person to review the settings, the time, and the reason if they were returned. */
  fhr: t.personName,
  fhsj: t.nullable(t.dateTime),
  fhyj: t.text(configReasonMax),
  version: t.version,
  actions: t.Array(t.oneOf(...configFlow.actions)),
})
export type ConfigRow = Static<typeof configRow>

/** `inputParam` of setAutoPaymentConfig. Names and `mzkglr` are always looked up again. */
export const configPayload = t.strict({
  id: t.Optional(t.Union([t.id, t.Literal('')])),
  zjjmc: t.Optional(t.text(220)),
  zjjdm: t.Optional(t.oneLine(20)),
  mjjmc: t.Optional(t.text(220)),
  mjjdm: t.Optional(t.oneLine(20)),
  zjjzh: t.Optional(t.oneLine(20)),
  zjyzh: t.Optional(t.oneLine(20)),
  sjhm: t.Optional(t.oneLine(20)),
  email: t.Optional(t.oneLine(128)),
  fylx: t.Optional(t.text(30)),
  ffpl: t.Optional(t.oneOf('', '1', '2', '3', '4', '9')),
  zlzdqr: t.Optional(t.flag),
  mzkglr: t.Optional(t.flag),
  shbllx: t.Optional(t.flag),
  zdshbl: t.Optional(t.nullable(t.String({ pattern: '^(0\\.[0-9]{4}|1\\.0000)$' }))),
  fkfrxz: t.Optional(t.oneOf('1', '2')),
})
export type ConfigPayload = Static<typeof configPayload>

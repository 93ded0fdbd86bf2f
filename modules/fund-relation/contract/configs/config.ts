import { type RowOf, type Static, defineFields, f, t } from '@iisp/contract'
import { ratio, yesNo } from '../applications/link-fields.ts'
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
/** Settings that one person enters and another reviews, with the documents' keys (BO-139). */
export const configFields = defineFields({
  id: t.id,
  zjjmc: f.text(220, ['子基金名称', 'Child fund']),
  zjjdm: f.text(20, ['子基金代码', 'Child fund code']),
  mjjmc: f.text(220, ['母基金名称', 'Mother fund']),
  mjjdm: f.text(20, ['母基金代码', 'Mother fund code']),
  /** The child's fund account and trading account at the mother's register. */
  zjjzh: f.text(20, ['子基金账号', 'Fund account']),
  zjyzh: f.text(20, ['子交易账号', 'Trading account']),
  sjhm: f.named(phone, ['联系手机', 'Mobile']),
  email: f.line(128, ['联系邮箱', 'E-mail']),
  /** Fee types, joined by commas. */
  fylx: f.named(t.String({ pattern: '^0[1-7](,0[1-7]){0,6}$' }), ['费用类型', 'Fees']),
  ffpl: f.oneOf(frequencies, ['支付频率', 'Frequency']),
  /** Whether the fee's order is released automatically or by a person. */
  zlzdqr: f.oneOf({ '1': ['自动确认', 'Released at once'], '0': ['人工确认', 'Released by a person'] }, [
    '指令确认方式',
    'Order',
  ]),
  /** Redeems the amount that the fee needs, or the ratio zdshbl of the held shares. */
  shbllx: f.oneOf({ '0': ['按应付费用金额', 'What the fee needs'], '1': ['按指定比例', 'A ratio'] }, [
    '赎回方式',
    'Redeems',
  ]),
  zdshbl: ratio(['指定赎回比例', 'Ratio']),
  fkfrxz: f.oneOf(
    { '1': ['子基金托管户', "Child fund's custody account"], '2': ['管理人垫付', 'Advanced by the manager'] },
    ['付款方', 'Payer'],
  ),
  /** The funds have different managers. */
  mzkglr: yesNo(['跨管理人', 'Across managers']),
  status: f.state(configFlow, ['状态', 'State']),
  /** Number of fees whose payment a person still has to release. */
  feesToConfirm: f.count(['待确认付费', 'Fees to release']),
  /** The last person to enter the settings, and the time. */
  lrr: f.person(['录入人', 'Entered by']),
  lrsj: f.moment(['录入时间', 'Entered at']),
  /** The last person to review the settings, the time, and the reason if they were returned. */
  fhr: f.person(['复核人', 'Reviewed by']),
  fhsj: f.orNone(f.moment(['复核时间', 'Reviewed at'])),
  fhyj: f.note(configReasonMax, ['退回原因', 'Reason']),
  version: t.version,
  actions: t.Array(t.oneOf(...configFlow.actions)),
})
export type ConfigRow = RowOf<typeof configFields>

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

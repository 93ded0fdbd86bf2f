import {
  type ConfigPayload,
  type ConfigRow,
  type FeeTypeCode,
  type Frequency,
} from '../../contract/configs/config.ts'
import type { FeeType } from '../../contract/funds/look-ups.ts'
import { percentOf, ratioOfPercent } from '../../rules/applications/percent.ts'

/** Values of the form of new settings. */
export const blankConfig = {
  /** Codes of child and mother, 'SXA005,SXA001'. */
  relation: '',
  fundAccount: '',
  tradingAccount: '',
  feeTypes: [] as readonly string[],
  redeemsBy: '0' as '0' | '1',
  percent: '',
  orderWay: '0' as '0' | '1',
  payer: '1' as '1' | '2',
  contact: '',
  phone: '',
  email: '',
}
export type ConfigValues = Readonly<typeof blankConfig>

export const configValues = (row: ConfigRow): ConfigValues => ({
  relation: `${row.zjjdm},${row.mjjdm}`,
  fundAccount: row.zjjzh,
  tradingAccount: row.zjyzh,
  feeTypes: row.fylx.split(','),
  redeemsBy: row.shbllx,
  percent: row.zdshbl === null ? '' : percentOf(row.zdshbl),
  orderWay: row.zlzdqr,
  payer: row.fkfrxz,
  contact: '',
  phone: row.sjhm,
  email: row.email,
})

/** The codes of child and mother; '' until chosen. */
export function pairOf({ relation }: Pick<ConfigValues, 'relation'>) {
  const [zjjdm = '', mjjdm = ''] = relation.split(',')
  return { zjjdm, mjjdm }
}

/** The settings with the documents' keys. */
export function payloadOf(values: ConfigValues): ConfigPayload {
  return {
    ...pairOf(values),
    zjjzh: values.fundAccount,
    zjyzh: values.tradingAccount,
    fylx: values.feeTypes.join(','),
    shbllx: values.redeemsBy,
    zdshbl: values.redeemsBy === '1' ? ratioOfPercent(values.percent) : null,
    zlzdqr: values.orderWay,
    fkfrxz: values.payer,
    sjhm: values.phone.trim(),
    email: values.email.trim(),
  }
}

/** Form fields of the faults that the rules name by a payload key. */
export const fieldOfKey: Readonly<Partial<Record<keyof ConfigPayload, keyof ConfigValues>>> = {
  zjjzh: 'fundAccount',
  zjyzh: 'tradingAccount',
  fylx: 'feeTypes',
  zdshbl: 'percent',
  sjhm: 'phone',
}

export const frequenciesOf = (fees: readonly FeeType[]): Partial<Record<FeeTypeCode, Frequency>> =>
  Object.fromEntries(fees.map(({ FYLX, ZFPL }) => [FYLX, ZFPL]))

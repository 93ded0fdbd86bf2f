import type { BothLanguages, NamedError } from '@iisp/contract'
import {
  type FeeTypeCode,
  type ConfigPayload,
  type Frequency,
  usualFrequency,
} from '../../contract/configs/config.ts'
import { relationErrors as e } from '../../contract/errors.ts'

/** The settings of the forced redemption, under the names of the code. */
export interface ConfigSettings {
  readonly fundAccount: string
  readonly tradingAccount: string
  readonly phone: string
  readonly email: string
  readonly feeTypes: readonly FeeTypeCode[]
  readonly frequency: Frequency
  readonly releasesOrder: boolean
  /** Null: the amount that the fee needs. */
  readonly ratio: string | null
  readonly payer: '1' | '2'
}
interface ConfigFault {
  readonly field: keyof ConfigPayload
  readonly error: NamedError
  /** The setting that is missing. */
  readonly what?: BothLanguages
}

const feeTypesName = { zh: '费用类型', en: 'fee types' }
const required = [
  ['zjjzh', { zh: '子基金账号', en: 'fund account of the child fund' }],
  ['zjyzh', { zh: '子交易账号', en: 'trading account of the child fund' }],
  ['fylx', feeTypesName],
] as const
const phone = /^(1[3-9][0-9]{9})?$/

/** The frequency that all the fee types share by the fund's terms; null if they differ (BU-213). */
function sharedFrequency(
  types: readonly FeeTypeCode[],
  ofTerms: Readonly<Partial<Record<FeeTypeCode, Frequency>>>,
): Frequency | null {
  const all = new Set(types.map((type) => ofTerms[type] ?? usualFrequency[type]))
  const [first = null] = all
  return all.size === 1 ? first : null
}

/** The first fault of the entered settings; null if there is none. */
export function configFault(
  entered: ConfigPayload,
  ofTerms: Readonly<Partial<Record<FeeTypeCode, Frequency>>>,
): ConfigFault | null {
  for (const [field, what] of required)
    if ((entered[field] ?? '') === '') return { field, error: e.configIncomplete, what }
  const types = (entered.fylx ?? '').split(',') as FeeTypeCode[]
  if (types.some((type) => usualFrequency[type] === undefined) || new Set(types).size < types.length)
    return { field: 'fylx', error: e.configIncomplete, what: feeTypesName }
  if (sharedFrequency(types, ofTerms) === null) return { field: 'fylx', error: e.frequencyDiffers }
  if (entered.shbllx === '1' && ['', '0.0000'].includes(entered.zdshbl ?? ''))
    return { field: 'zdshbl', error: e.ratioMissing }
  return phone.test(entered.sjhm ?? '') ? null : { field: 'sjhm', error: e.phoneWrong }
}

/** Entered settings without faults, under the names of the code. */
export const settingsOf = (
  entered: ConfigPayload,
  ofTerms: Readonly<Partial<Record<FeeTypeCode, Frequency>>>,
): ConfigSettings => {
  const feeTypes = (entered.fylx ?? '').split(',') as FeeTypeCode[]
  return {
    fundAccount: entered.zjjzh ?? '',
    tradingAccount: entered.zjyzh ?? '',
    phone: entered.sjhm ?? '',
    email: (entered.email ?? '').trim(),
    feeTypes,
    frequency: sharedFrequency(feeTypes, ofTerms) ?? '9',
    releasesOrder: entered.zlzdqr === '1',
    ratio: entered.shbllx === '1' ? (entered.zdshbl ?? null) : null,
    payer: entered.fkfrxz ?? '1',
  }
}

/** The settings with the documents' keys. */
export const wireSettings = (settings: ConfigSettings) => ({
  zjjzh: settings.fundAccount,
  zjyzh: settings.tradingAccount,
  sjhm: settings.phone,
  email: settings.email,
  fylx: settings.feeTypes.join(','),
  ffpl: settings.frequency,
  zlzdqr: settings.releasesOrder ? ('1' as const) : ('0' as const),
  shbllx: settings.ratio === null ? ('0' as const) : ('1' as const),
  zdshbl: settings.ratio,
  fkfrxz: settings.payer,
})

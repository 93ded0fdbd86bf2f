import { hiddenCharacter } from '@iisp/contract/hidden-characters'
import type { ExchangeFault } from '../../../contract/exchange/faults.ts'
import type { ReadRecord, RecordValues } from '../read-record.ts'

/** An application as a file has it: codes that the register has yet to look up. */
export interface SentApplication {
  readonly line: number
  readonly applicationNo: string
  readonly businessCode: string
  readonly fundCode: string
  readonly distributor: string
  readonly accountNo: string
  /** Empty where the file names the trading account only. */
  readonly fundAccount: string
  readonly amount: string | null
  readonly shares: string | null
  readonly largeRedemption: '0' | '1'
  readonly dividendMethod: '0' | '1' | null
  readonly targetDistributor: string | null
  readonly targetAccountNo: string | null
  /** 'YYYY-MM-DD HH:MM:SS', of Shanghai. */
  readonly appliedAt: string
  readonly remark: string
}
/** Who made the file, and its day, as its index says. */
export interface Sending {
  readonly creator: string
  /** YYYYMMDD. */
  readonly date: string
}

type Need = 'ApplicationAmount' | 'ApplicationVol' | 'DefDividendMethod' | 'TargetTransactionAccountID'

/**
 * The businesses that are taken, and what each needs besides the fields that all need. The other amount has to be empty or
 * zero. Conversions, 036, are not taken: no run deals them yet.
 */
const businesses: ReadonlyMap<string, readonly Need[]> = new Map<string, readonly Need[]>([
  ['020', ['ApplicationAmount']],
  ['022', ['ApplicationAmount']],
  ['024', ['ApplicationVol']],
  ['029', ['DefDividendMethod']],
  ['033', ['ApplicationVol', 'TargetTransactionAccountID']],
])
const always = [
  'AppSheetSerialNo',
  'FundCode',
  'TransactionDate',
  'TransactionTime',
  'TransactionAccountID',
  'DistributorCode',
  'BusinessCode',
] as const
const amounts = ['ApplicationAmount', 'ApplicationVol'] as const
const shown = [
  ...always,
  'TAAccountID',
  'Specification',
  'TargetTransactionAccountID',
  'TargetDistributorCode',
] as const
/** The register keeps amounts and shares below 1,000,000,000,000. */
const largest = /^[0-9]{1,12}\.[0-9]{2}$/

/** A record of file 03 as an application, or everything that is wrong with it. */
export function readApplication(
  { line, values, faults: unread }: ReadRecord,
  { creator, date }: Sending,
): SentApplication | readonly ExchangeFault[] {
  const faults: ExchangeFault[] = [...unread]
  const fault = (field: string, code: ExchangeFault['code'], params: ExchangeFault['params'] = {}) => {
    if (!unread.some((one) => one.field === field)) faults.push({ code, line, field, params })
  }
  const value = (field: string) => values[field] ?? ''

  for (const field of always) if (value(field) === '') fault(field, 'missing')
  for (const field of shown) {
    const character = hiddenCharacter(value(field), 'line')
    if (character !== null) fault(field, 'controlCharacter', { character })
  }
  judgeBusiness(values, fault)
  if (value('DistributorCode') !== '' && value('DistributorCode') !== creator)
    fault('DistributorCode', 'otherSender', { found: value('DistributorCode') })
  if (value('TransactionDate') !== '' && value('TransactionDate') !== date)
    fault('TransactionDate', 'otherDay', { found: value('TransactionDate') })
  const time = value('TransactionTime')
  if (time !== '' && !/^([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$/.test(time))
    fault('TransactionTime', 'timeOfDay', { found: time })
  if (!['', '156'].includes(value('CurrencyType')))
    fault('CurrencyType', 'currency', { found: value('CurrencyType') })
  for (const field of ['LargeRedemptionFlag', 'DefDividendMethod'])
    if (!['', '0', '1'].includes(value(field)))
      fault(field, 'choice', { expected: '0 / 1', found: value(field) })
  return faults.length > 0 ? faults : applicationOf(line, values)
}

type Note = (field: string, code: ExchangeFault['code'], params?: ExchangeFault['params']) => void

function judgeBusiness(values: RecordValues, fault: Note): void {
  const code = values['BusinessCode'] ?? ''
  const needs = businesses.get(code)
  if (needs === undefined) {
    if (code !== '') fault('BusinessCode', 'businessCode', { found: code })
    return
  }
  for (const field of needs) if ((values[field] ?? '') === '') fault(field, 'missing')
  for (const field of amounts) {
    const amount = values[field] ?? ''
    if (amount === '') continue
    const needed = needs.includes(field)
    if (!needed && /[1-9]/.test(amount)) fault(field, 'notFor')
    if (needed && (amount.startsWith('-') || !/[1-9]/.test(amount))) fault(field, 'zero')
    else if (needed && !largest.test(amount)) fault(field, 'tooManyDigits', { found: amount })
  }
}

function applicationOf(line: number, values: RecordValues): SentApplication {
  const code = values['BusinessCode'] ?? ''
  const needs = businesses.get(code) ?? []
  const needed = (field: Need) => (needs.includes(field) ? (values[field] ?? null) : null)
  const date = values['TransactionDate'] ?? ''
  const time = values['TransactionTime'] ?? ''
  return {
    line,
    applicationNo: values['AppSheetSerialNo'] ?? '',
    businessCode: code,
    fundCode: values['FundCode'] ?? '',
    distributor: values['DistributorCode'] ?? '',
    accountNo: values['TransactionAccountID'] ?? '',
    fundAccount: values['TAAccountID'] ?? '',
    amount: needed('ApplicationAmount'),
    shares: needed('ApplicationVol'),
    largeRedemption: values['LargeRedemptionFlag'] === '0' ? '0' : '1',
    dividendMethod: needed('DefDividendMethod') as '0' | '1' | null,
    targetDistributor:
      needed('TargetTransactionAccountID') === null
        ? null
        : (values['TargetDistributorCode'] ?? values['DistributorCode'] ?? null),
    targetAccountNo: needed('TargetTransactionAccountID'),
    appliedAt: `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)} ${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}`,
    remark: values['Specification'] ?? '',
  }
}

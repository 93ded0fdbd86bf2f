import type { ExchangeFault } from '../../../contract/exchange/faults.ts'
import type { ReadRecord, RecordValues } from '../read-record.ts'
import { type Note, type Sending, appliedAt, judgeSending, noting } from './sending.ts'

/** An application as the file states it, before the register looks up its codes. */
export interface SentApplication {
  readonly line: number
  readonly applicationNo: string
  readonly businessCode: string
  readonly fundCode: string
  readonly distributor: string
  readonly accountNo: string
  /** Empty if the file names only the trading account. */
  readonly fundAccount: string
  readonly amount: string | null
  readonly shares: string | null
  readonly largeRedemption: '0' | '1'
  readonly dividendMethod: '0' | '1' | null
  /** The target fund of a conversion. */
  readonly targetFundCode: string | null
  readonly targetDistributor: string | null
  readonly targetAccountNo: string | null
  /** 'YYYY-MM-DD HH:MM:SS', Shanghai time. */
  readonly appliedAt: string
  readonly remark: string
}
type Need =
  | 'ApplicationAmount'
  | 'ApplicationVol'
  | 'DefDividendMethod'
  | 'TargetTransactionAccountID'
  | 'CodeOfTargetFund'

/**
 * The accepted business codes, each with the fields that it needs in addition to the common ones. The other amount
 * must be empty or zero.
 */
const businesses: ReadonlyMap<string, readonly Need[]> = new Map<string, readonly Need[]>([
  ['020', ['ApplicationAmount']],
  ['022', ['ApplicationAmount']],
  ['024', ['ApplicationVol']],
  ['029', ['DefDividendMethod']],
  ['033', ['ApplicationVol', 'TargetTransactionAccountID']],
  ['036', ['ApplicationVol', 'CodeOfTargetFund']],
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
  'CodeOfTargetFund',
] as const
/** The register keeps amounts and shares below 1,000,000,000,000. */
const largest = /^[0-9]{1,12}\.[0-9]{2}$/

/** Reads a record of file 03 as an application, or answers all its faults. */
export function readApplication(
  record: ReadRecord,
  sending: Sending,
): SentApplication | readonly ExchangeFault[] {
  const { line, values } = record
  const { faults, fault } = noting(record)
  const value = (field: string) => values[field] ?? ''
  judgeSending(values, { needed: always, shown }, sending, fault)
  judgeBusiness(values, fault)
  if (!['', '156'].includes(value('CurrencyType')))
    fault('CurrencyType', 'currency', { found: value('CurrencyType') })
  for (const field of ['LargeRedemptionFlag', 'DefDividendMethod'])
    if (!['', '0', '1'].includes(value(field)))
      fault(field, 'choice', { expected: '0 / 1', found: value(field) })
  return faults.length > 0 ? faults : applicationOf(line, values)
}

function judgeBusiness(values: RecordValues, fault: Note): void {
  const code = values['BusinessCode'] ?? ''
  const needs = businesses.get(code)
  if (needs === undefined) {
    if (code !== '') fault('BusinessCode', 'businessCode', { found: code })
    return
  }
  for (const field of needs) if ((values[field] ?? '') === '') fault(field, 'missing')
  const target = needs.includes('CodeOfTargetFund') ? (values['CodeOfTargetFund'] ?? '') : ''
  if (target !== '' && target === values['FundCode'])
    fault('CodeOfTargetFund', 'targetItself', { found: target })
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
    targetFundCode: needed('CodeOfTargetFund'),
    targetDistributor:
      needed('TargetTransactionAccountID') === null
        ? null
        : (values['TargetDistributorCode'] ?? values['DistributorCode'] ?? null),
    targetAccountNo: needed('TargetTransactionAccountID'),
    appliedAt: appliedAt(values),
    remark: values['Specification'] ?? '',
  }
}

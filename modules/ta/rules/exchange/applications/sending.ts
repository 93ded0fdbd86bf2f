import { hiddenCharacter } from '@iisp/contract/hidden-characters'
import type { ExchangeFault, ExchangeFaultCode } from '../../../contract/exchange/faults.ts'
import type { ReadRecord, RecordValues } from '../read-record.ts'

/** The creator of the file and its day, from its index. */
export interface Sending {
  readonly creator: string
  /** YYYYMMDD. */
  readonly date: string
}

/** Records a fault of a field. */
export type Note = (field: string, code: ExchangeFaultCode, params?: ExchangeFault['params']) => void

/** The faults of a record, and a function that adds one. A field that could not be read gets no second fault. */
export function noting({ line, faults: unread }: ReadRecord): {
  readonly faults: ExchangeFault[]
  readonly fault: Note
} {
  const faults = [...unread]
  const fault: Note = (field, code, params = {}) => {
    if (!unread.some((one) => one.field === field)) faults.push({ code, line, field, params })
  }
  return { faults, fault }
}

/**
 * Checks common to all applications:
 * - the fields `needed` are filled in,
 * - the fields `shown` have no hidden characters,
 * - sender and day match the file,
 * - a time is present.
 */
export function judgeSending(
  values: RecordValues,
  { needed, shown }: { readonly needed: readonly string[]; readonly shown: readonly string[] },
  { creator, date }: Sending,
  fault: Note,
): void {
  const value = (field: string) => values[field] ?? ''
  for (const field of needed) if (value(field) === '') fault(field, 'missing')
  for (const field of shown) {
    const character = hiddenCharacter(value(field), 'line')
    if (character !== null) fault(field, 'controlCharacter', { character })
  }
  if (value('DistributorCode') !== '' && value('DistributorCode') !== creator)
    fault('DistributorCode', 'otherSender', { found: value('DistributorCode') })
  if (value('TransactionDate') !== '' && value('TransactionDate') !== date)
    fault('TransactionDate', 'otherDay', { found: value('TransactionDate') })
  const time = value('TransactionTime')
  if (time !== '' && !/^([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$/.test(time))
    fault('TransactionTime', 'timeOfDay', { found: time })
}

/** When it was applied for: 'YYYY-MM-DD HH:MM:SS', of Shanghai. */
export const appliedAt = (values: RecordValues): string => {
  const time = values['TransactionTime'] ?? ''
  return `${dashed(values['TransactionDate'] ?? '')} ${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}`
}
export const dashed = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`

import { type ComparedField, type OrderChange, comparedFields } from '../../contract/orders/differences.ts'

export interface ComparedOrder {
  readonly fields: Readonly<Record<ComparedField, string>>
  readonly files: readonly { readonly id: string; readonly name: string }[]
}
/**
 * The order as it was sent back. `wasAtDesk`: the custodian already had it, and may see later
 * changes.
 */
export interface SentBackContent extends ComparedOrder {
  readonly wasAtDesk: boolean
}

/**
 * The fields that differ. For files, `BEFORE` names the removed ones and `AFTER` the added ones.
 */
export function changesSince(before: ComparedOrder, now: ComparedOrder): OrderChange[] {
  const changes: OrderChange[] = comparedFields
    .filter((field) => before.fields[field] !== now.fields[field])
    .map((field) => ({ FIELD: field, BEFORE: before.fields[field], AFTER: now.fields[field] }))
  const removed = namesMissing(before.files, now.files)
  const added = namesMissing(now.files, before.files)
  if (removed + added !== '') changes.push({ FIELD: 'ATTACHMENTS', BEFORE: removed, AFTER: added })
  return changes
}

/** The names of the files that the other version lacks. */
const namesMissing = (files: ComparedOrder['files'], others: ComparedOrder['files']): string =>
  files
    .filter(({ id }) => !others.some((other) => other.id === id))
    .map(({ name }) => name)
    .join('\n')

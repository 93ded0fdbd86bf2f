import { useState } from 'react'
import type { OrderFields } from '../state/order-fields.ts'
import type { FieldName } from '../state/order-fields.ts'
import type { Fault } from './order-faults.ts'
import { valueOf } from './refused-fields.ts'

interface Marked extends Fault {
  /** The field's value when it was refused. */
  readonly value: unknown
}
const noFaults: readonly Fault[] = []

/**
 * Errors of the last attempt. A field's error disappears when the field changes; the summary disappears with the
 * first of them.
 */
export function useFaults(fields: OrderFields) {
  const [marked, setMarked] = useState<readonly Marked[]>([])
  const open = marked.filter(({ name, value }) => Object.is(valueOf(fields, name), value))
  return {
    /** Errors of the whole form. Keeps its identity until the first field is changed. */
    summary: open.length === marked.length ? marked : noFaults,
    errorOf: (name: FieldName): string | null => open.find((fault) => fault.name === name)?.message ?? null,
    mark: (faults: readonly Fault[], of: OrderFields) =>
      setMarked(faults.map((fault) => ({ ...fault, value: valueOf(of, fault.name) }))),
  }
}
export type Faults = ReturnType<typeof useFaults>

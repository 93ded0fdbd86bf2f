import { useState } from 'react'
import type { OrderFields } from '../state/order-fields.ts'
import type { Fault, FieldName } from './order-faults.ts'
import { valueOf } from './refused-fields.ts'

interface Marked extends Fault {
  /** What the field held when it was refused. */
  readonly value: unknown
}
const noFaults: readonly Fault[] = []

/** What was wrong at the last attempt. A field's fault goes when the field changes, the summary with the first. */
export function useFaults(fields: OrderFields) {
  const [marked, setMarked] = useState<readonly Marked[]>([])
  const open = marked.filter(({ name, value }) => Object.is(valueOf(fields, name), value))
  return {
    /** Of the whole form; the same list as long as nobody has begun to mend it. */
    summary: open.length === marked.length ? marked : noFaults,
    errorOf: (name: FieldName): string | null => open.find((fault) => fault.name === name)?.message ?? null,
    mark: (faults: readonly Fault[], of: OrderFields) =>
      setMarked(faults.map((fault) => ({ ...fault, value: valueOf(of, fault.name) }))),
  }
}
export type Faults = ReturnType<typeof useFaults>

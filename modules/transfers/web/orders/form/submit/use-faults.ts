import { useState } from 'react'
import type { FieldName, OrderFields } from '../state/order-fields.ts'
import { type Fault, type FaultContext, savingFaults, submittingFaults } from './order-faults.ts'
import { valueOf } from './refused-fields.ts'

interface Attempt {
  /** The last attempt, if the form itself found the faults. */
  readonly what: 'save' | 'submit' | null
  /** With the field's value when it was refused. */
  readonly marked: readonly (Fault & { readonly value: unknown })[]
}
const rules = { save: savingFaults, submit: submittingFaults } as const
const none: Attempt = { what: null, marked: [] }
const noFaults: readonly Fault[] = []

/**
 * Errors of the last attempt. A field's error disappears when the field changes; the summary
 * disappears with the first error. Faults found by the form are shown in the current language.
 */
export function useFaults(fields: OrderFields, context: FaultContext) {
  const [attempt, setAttempt] = useState(none)
  const { what, marked } = attempt
  const own = what === null || marked.length === 0 ? noFaults : rules[what](fields, context)
  const open = marked
    .filter(({ name, value }) => Object.is(valueOf(fields, name), value))
    .map(({ name, message }) => ({
      name,
      message: own.find((fault) => fault.name === name)?.message ?? message,
    }))
  const mark = (faults: readonly Fault[], by: Attempt['what']) =>
    setAttempt({
      what: by,
      marked: faults.map((fault) => ({ ...fault, value: valueOf(fields, fault.name) })),
    })
  return {
    /** Identifies the last attempt. */
    attempt,
    /** Errors of the whole form, until the first field is changed. */
    summary: open.length === marked.length ? open : noFaults,
    errorOf: (name: FieldName): string | null => open.find((fault) => fault.name === name)?.message ?? null,
    /** Marks what prevents this; answers whether nothing does. */
    judge: (next: 'save' | 'submit'): boolean => {
      const faults = rules[next](fields, context)
      mark(faults, next)
      return faults.length === 0
    },
    /** Marks what the server refused. */
    refuse: (faults: readonly Fault[]) => mark(faults, null),
    forget: () => setAttempt(none),
  }
}
export type Faults = ReturnType<typeof useFaults>

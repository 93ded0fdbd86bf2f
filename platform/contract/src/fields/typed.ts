import type { Static, TSchema } from 'typebox'
import { findMismatch } from '../check.ts'
import type { Language } from '../errors.ts'
import type { FieldName, FieldSet, RowOf } from './define-fields.ts'
import type { Field, FieldKind } from './field.ts'

type TypedValue<F> =
  F extends Field<infer S extends TSchema, infer K extends FieldKind>
    ? K extends 'key'
      ? string | null
      : K extends 'choice' | 'state'
        ? Static<S>
        : Static<S> extends string | null
          ? string
          : Static<S> extends readonly (infer One)[]
            ? readonly One[]
            : Static<S>
    : never
/** The values of a form with these fields while somebody types. A record that is not chosen yet is null. */
export type TypedOf<F extends FieldSet> = { readonly [N in FieldName<F>]: TypedValue<F['named'][N]> }

/** An empty form. Choices begin with their first value, or with none where they may be left out. */
/*#__NO_SIDE_EFFECTS__*/
export const blankOf = <F extends FieldSet>({ named }: F): TypedOf<F> =>
  Object.fromEntries(Object.entries(named).map(([name, field]) => [name, blank(field)])) as TypedOf<F>

function blank({ kind, names = {}, optional, schema }: Field): unknown {
  if (kind === 'key') return null
  if (kind === 'yesNo') return false
  if (kind === 'choice' || kind === 'state') return optional ? null : (Object.keys(names)[0] ?? null)
  return (schema as { type?: string }).type === 'array' ? [] : ''
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

const missing = {
  zh: (name: string) => `请填写${name}`,
  en: (name: string) => `Please enter: ${name}`,
}

/** What is missing or does not fit, by field; texts for the reader. */
export function typedFaults<F extends FieldSet>(
  { named }: F,
  values: TypedOf<F>,
  language: Language,
): { [N in FieldName<F>]?: string } {
  const faults = Object.entries(named).flatMap(([name, field]) => {
    const fault = faultOf(field, trimmed(values[name as FieldName<F>]), language)
    return fault === null ? [] : [[name, fault]]
  })
  return Object.fromEntries(faults) as { [N in FieldName<F>]?: string }
}

function faultOf(
  { name, optional, schema, wrong }: Field,
  value: unknown,
  language: Language,
): string | null {
  if (isEmpty(value)) return optional ? null : (wrong?.[language] ?? missing[language](name[language]))
  return wrong !== undefined && findMismatch(schema, value) !== null ? wrong[language] : null
}

/**
 * The values as the call takes them: texts without spaces around them, null for empty values that may be null.
 * @param values without faults
 */
export function enteredOf<F extends FieldSet>({ named }: F, values: TypedOf<F>): RowOf<F> {
  const entries = Object.entries(named).map(([name, { schema }]) => {
    const value = trimmed(values[name as FieldName<F>])
    return [name, value === '' && findMismatch(schema, null) === null ? null : value]
  })
  return Object.fromEntries(entries) as RowOf<F>
}

import {
  type Field,
  type FieldName,
  type FieldSet,
  type TypedOf,
  blankOf,
  fieldNames,
  isOneOf,
  typedFaults,
} from '@iisp/contract'
import { useState } from 'react'
import type { DraftOptions } from '../drafts/use-draft.ts'
import { type Locale, useLocale } from '../i18n/index.ts'
import { type Faults, useDraftForm } from './use-form.ts'

export interface FieldFormOptions<F extends FieldSet> extends Omit<DraftOptions<TypedOf<F>>, 'initial'> {
  /** What a new form begins with, such as a record; of it the fields are taken, and the other fields are empty. */
  readonly initial?: Partial<TypedOf<F>> | undefined
  /** Faults that no single field knows. One of a field that is empty or does not fit is not shown. */
  readonly faultsOf?: ((values: TypedOf<F>) => Faults<TypedOf<F>>) | undefined
}

interface Common<V> {
  readonly name: string
  readonly label: string
  readonly error: string | null
  readonly value: V
}
/** What a field of the kit with options takes. */
interface ChoiceProps<V> extends Common<V> {
  readonly options: { readonly value: V & string; readonly label: string }[]
  readonly onChange: (value: string | null) => void
}
interface EntryProps<V> extends Common<V> {
  readonly required: boolean
  readonly onChange: (value: V) => void
}
/** The most characters, as TextArea and TextField take them. */
type BoundOf<K> = K extends 'note'
  ? { readonly max?: number }
  : K extends 'text' | 'identifier' | 'figure'
    ? { readonly maxLength?: number }
    : unknown
type FieldProps<One, V> =
  One extends Field<infer _S, infer K>
    ? K extends 'choice' | 'state'
      ? ChoiceProps<V>
      : EntryProps<V> & BoundOf<K>
    : never

/** The state of a form of fields, as FormDialog and FormBody take it. */
export type FieldForm<F extends FieldSet> = ReturnType<typeof useFieldForm<F>>

/**
 * State of a form of fields: labels, bounds, options, empty values and the faults of single fields follow from them. Typed
 * values are restored after a reload or a new sign-in, until `forget` is called.
 */
export function useFieldForm<F extends FieldSet>(fields: F, options: FieldFormOptions<F>) {
  const locale = useLocale()
  const { initial, faultsOf, ...draft } = options
  const [begin] = useState(() => beginOf(fields, initial))
  const form = useDraftForm<TypedOf<F>>({
    ...draft,
    initial: begin,
    faultsOf: (values) => {
      const typed: Faults<TypedOf<F>> = typedFaults(fields, values, locale)
      const own = faultsOf?.(values)
      return Object.fromEntries(
        fieldNames(fields).map((name) => [name, typed[name] ?? own?.[name]]),
      ) as Faults<TypedOf<F>>
    },
  })
  return {
    ...form,
    /** The props of a field of the kit. */
    field: <N extends FieldName<F>>(name: N) => {
      const field = fields.named[name] as Field
      const props = form.field(name)
      const change = props.onChange as (value: unknown) => void
      return { ...props, ...propsOf(field, locale, change) } as unknown as FieldProps<
        F['named'][N],
        TypedOf<F>[N]
      >
    },
  }
}

function beginOf<F extends FieldSet>(fields: F, initial: Partial<TypedOf<F>> = {}): TypedOf<F> {
  const blank = blankOf(fields)
  return Object.fromEntries(
    fieldNames(fields).map((name) => [name, initial[name] ?? blank[name]]),
  ) as TypedOf<F>
}

function propsOf(field: Field, locale: Locale, change: (value: unknown) => void) {
  const { kind, name, names, max = Infinity, optional } = field
  const label = name[locale]
  if (names !== undefined && kind !== 'yesNo') {
    const options = Object.entries(names).map(([value, one]) => ({ value, label: one[locale] }))
    return {
      label,
      options,
      onChange: (value: string | null) => {
        if (value === null ? optional : isOneOf(Object.keys(names), value)) change(value)
      },
    }
  }
  const bound = max === Infinity ? {} : kind === 'note' ? { max } : { maxLength: max }
  return { label, required: !optional, ...bound }
}

import type { Static, TObject, TSchema } from 'typebox'
import type { Language } from '../errors.ts'
import * as t from '../t.ts'
import type { Field, Pair } from './field.ts'

/** The fields of a record by their names; plain schemas are those that nobody reads, such as ids. */
type Declared = Readonly<Record<string, Field | TSchema>>
type SchemasOf<D extends Declared> = { [N in keyof D]: D[N] extends Field ? D[N]['schema'] : D[N] }
type NamedOf<D extends Declared> = {
  readonly [N in keyof D as D[N] extends Field ? N : never]: D[N] extends Field ? D[N] : never
}

/** The fields of a record. */
export interface Fields<D extends Declared = Declared> {
  /** The schema of the record. */
  readonly row: TObject<SchemasOf<D>>
  /** The fields that have a name. */
  readonly named: NamedOf<D>
}
/** What pages and exports need of the fields of a record. */
export interface FieldSet {
  readonly row: TSchema
  readonly named: Readonly<Record<string, Field>>
}
/** A record with these fields. */
export type RowOf<F extends FieldSet> = Static<F['row']>
/** The names of the fields that have one. */
export type FieldName<F extends FieldSet> = keyof F['named'] & string

/** All fields that have a name, in the order of their declaration. */
/*#__NO_SIDE_EFFECTS__*/
export const fieldNames = <F extends FieldSet>({ named }: F) => Object.keys(named) as readonly FieldName<F>[]

const isField = (one: Field | TSchema): one is Field => 'schema' in one

/*#__NO_SIDE_EFFECTS__*/
export function defineFields<const D extends Declared>(declared: D): Fields<D> {
  const entries = Object.entries(declared)
  return {
    row: t.Object(
      Object.fromEntries(entries.map(([key, one]) => [key, isField(one) ? one.schema : one])),
    ) as unknown as Fields<D>['row'],
    named: Object.fromEntries(entries.filter(([, one]) => isField(one))) as NamedOf<D>,
  }
}

/** The names of the fields as texts: `defineTexts({ ...textsOf(navFields), … })`. */
/*#__NO_SIDE_EFFECTS__*/
export const textsOf = <F extends FieldSet>({ named }: F) =>
  Object.fromEntries(
    Object.entries(named).map(([key, { name }]): [string, Pair] => [key, [name.zh, name.en]]),
  ) as { readonly [N in FieldName<F>]: Pair }

/** A value as people read it, without separators; '' where there is none. Names of persons are left as they are. */
export function fieldText({ names }: Field, value: unknown, language: Language): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw new Error('a field with a name holds one value')
  return names?.[String(value)]?.[language] ?? String(value)
}

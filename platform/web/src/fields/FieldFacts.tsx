import type { FieldSet, RowOf } from '@iisp/contract'
import { Facts } from '@iisp/ui/drawer'
import { useLocale } from '../i18n/index.ts'
import { type FactEntries, factsOf } from './facts-of.tsx'

interface Props<F extends FieldSet> {
  readonly fields: F
  readonly of: RowOf<F>
  readonly show: FactEntries<F>
}

/** The facts of a record, from its fields. */
export const FieldFacts = <F extends FieldSet>({ fields, of, show }: Props<F>) => (
  <Facts facts={factsOf(fields, of, useLocale(), show)} />
)

import type { FieldName, FieldSet, RowOf } from '@iisp/contract'
import { type Fact, Facts } from '@iisp/ui/drawer'
import { useLocale } from '../i18n/index.ts'
import { factsOf } from './facts-of.tsx'

interface Props<F extends FieldSet> {
  readonly fields: F
  readonly of: RowOf<F>
  /** Names of fields, or facts of the page's own. */
  readonly show: readonly (FieldName<F> | Fact | false | null)[]
}

/** The facts of a record, from its fields. */
export const FieldFacts = <F extends FieldSet>({ fields, of, show }: Props<F>) => (
  <Facts facts={factsOf(fields, of, useLocale(), show)} />
)

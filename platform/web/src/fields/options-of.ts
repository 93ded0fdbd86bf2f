import type { ChoiceField } from '@iisp/contract'
import type { Locale } from '../i18n/index.ts'

/** The values of a choice or a state with their names, for a field of a form; some of them if they are named. */
export const optionsOf = <V extends string>(
  { names = {} }: ChoiceField<V>,
  locale: Locale,
  values: readonly NoInfer<V>[] = Object.keys(names) as V[],
) => values.map((value) => ({ value, label: names[value]?.[locale] ?? value }))

import { type State, stateName } from '@iisp/contract'
import type { Locale } from '../i18n/index.ts'

/** Names the options of a filter by state: `oneOf(flow.all, { label: 'state', optionName: stateNames(flow) })`. */
export const stateNames =
  <C extends string>(flow: { readonly byCode: Readonly<Record<C, State>> }) =>
  (code: C, _: unknown, locale: Locale): string =>
    stateName(flow, code, locale)

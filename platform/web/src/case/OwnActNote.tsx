import type { BothLanguages, Way } from '@iisp/contract'
import { useLocale } from '../i18n/index.ts'
import css from './case.module.css'

interface Props<A extends string> {
  readonly flow: {
    readonly moves: readonly Way<string, string, string, A>[]
    readonly acts: Readonly<Record<A, BothLanguages>>
  }
  readonly of: { readonly state: string; readonly actions: readonly string[] }
}

/** Says why a case that waits does not wait for the reader: who did the step before leaves this one to another person. */
export function OwnActNote<A extends string>({ flow: { moves, acts }, of: { state, actions } }: Props<A>) {
  const locale = useLocale()
  const way = moves.find(
    ({ from, awaited, notBy }) => from === state && awaited === true && notBy !== undefined,
  )
  if (way?.notBy === undefined || actions.includes(way.event)) return null
  return <p className={css.note}>{acts[way.notBy][locale]}</p>
}

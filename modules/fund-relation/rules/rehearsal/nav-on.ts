import type { TypedNav } from '../../contract/rehearsal/rehearsal.ts'

interface KnownNav {
  readonly date: string
  readonly unitNav: string
}

/**
 * The NAV of a fund on a day: the latest typed or confirmed one up to that day. If both have the
 * same date, the typed one wins. Null if there is none.
 */
export function navOn(
  day: string,
  confirmed: KnownNav | null,
  typed: readonly Pick<TypedNav, 'on' | 'unitNav'>[],
): KnownNav | null {
  let found: KnownNav | null = confirmed !== null && confirmed.date <= day ? confirmed : null
  for (const { on: date, unitNav } of typed)
    if (date <= day && (found === null || date >= found.date)) found = { date, unitNav }
  return found
}

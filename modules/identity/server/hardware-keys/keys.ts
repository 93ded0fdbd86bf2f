import { Refusal, platformErrors } from '@iisp/contract'
import type { PersonActor, Reader } from '@iisp/server'
import { hardwareKeyErrors } from '../../contract/hardware-key-errors.ts'
import { type KnownKey, keyLimit } from '../../contract/hardware-keys.ts'
import { q } from '../tables.ts'

/** The keys of an account, so that a browser finds one of them and adds none twice. */
export const keysOf = (db: Reader, accountId: string): Promise<KnownKey[]> =>
  db.all(
    q
      .selectFrom('identity.hardware_key')
      .select(['credential_id as id', 'transports'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .limit(keyLimit),
  )

/**
 * The part of an origin that keys are bound to. Browsers refuse it on a bare address such as http://127.0.0.1, where keys
 * do not work at all.
 */
export function rpIdOf(origins: ReadonlySet<string>): string {
  const [first] = origins
  return first === undefined ? 'localhost' : new URL(first).hostname
}

export function refuseTooMany(keys: readonly unknown[]): void {
  if (keys.length >= keyLimit) throw new Refusal(hardwareKeyErrors.tooManyKeys, { limit: String(keyLimit) })
}

const freshMinutes = 15
const clockToleranceMs = 5000

/**
 * Requires a recent second factor. A password alone must not be enough to add or remove a key,
 * whatever the institution's settings: the new key would make the session count as signed in with
 * two factors.
 */
export function needFactor({ actor, now }: { readonly actor: PersonActor; readonly now: Date }): void {
  const age = actor.factorAt === null ? Infinity : now.getTime() - actor.factorAt.getTime()
  if (age >= freshMinutes * 60_000 || age < -clockToleranceMs) throw new Refusal(platformErrors.factorNeeded)
}

import { hash } from 'node:crypto'
import type { PersonActor } from './actor.ts'

/** Long enough that two people never share one; not a secret. */
const length = 22

/**
 * Opaque id of whom a session acts as: the account together with the person who signed in. A super-manager acting as an
 * account has another one than the account's owner. It is the same in every session of the same kind.
 */
export const principalOf = ({ personId, accountId }: Pick<PersonActor, 'personId' | 'accountId'>): string =>
  hash('sha256', JSON.stringify([personId, accountId]), 'base64url').slice(0, length)

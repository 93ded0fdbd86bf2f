import { Refusal, isOtherPerson, platformErrors, refuse } from '@iisp/contract'
import { type PersonActor, type Reader, sql } from '@iisp/server'
import { sessionDeskErrors } from '../../contract/session-desk.ts'
import type { Identity } from '../identity.ts'
import { q } from '../tables.ts'
import { isSessionAlive } from './alive.ts'

/**
 * The live sessions (`s`), with the account (`l`), person (`p`) and institution (`i`) that signed
 * in.
 */
export const deskSessions = (identity: Pick<Identity, 'life'>, now: Date) =>
  q
    .selectFrom('identity.session as s')
    .innerJoin('identity.account as l', 'l.id', 's.login_account_id')
    .innerJoin('identity.person as p', 'p.id', 'l.person_id')
    .innerJoin('identity.institution as i', 'i.institution_id', 'l.institution_id')
    .where(isSessionAlive(identity, now))

interface Asking {
  readonly actor: PersonActor
  readonly now: Date
}

/** A live session of somebody else, to be ended. */
export async function sessionToEnd(db: Reader, identity: Identity, { actor, now }: Asking, id: string) {
  const found = await db.maybe(
    deskSessions(identity, now)
      .where(sql<boolean>`left(s.hash, 16) = ${id}`)
      .select(['s.hash', 'l.id as account_id', 'l.person_id', 'l.institution_id', 'l.email']),
  )
  if (found === undefined) throw new Refusal(platformErrors.notFound)
  if (!isOtherPerson(found.person_id, actor.persons)) refuse(sessionDeskErrors.ownSession)
  return found
}

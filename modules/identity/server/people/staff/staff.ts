import { type PersonActor, type RawBuilder, type Writer, sql, stateLiteral, takeLock } from '@iisp/server'
import { staffChangeFlow } from '../../../contract/people/staff-change-states.ts'
import { administratorOf, reachOf } from '../../../rules/people/staff.ts'
import { q } from '../../tables.ts'

/** The accounts (`a`) with person (`p`) and institution (`i`) that the caller administers. */
export const staffOf = (actor: Pick<PersonActor, 'roles' | 'institutionId'>) => {
  const reach = reachOf(actor.roles)
  return q
    .selectFrom('identity.account as a')
    .innerJoin('identity.person as p', 'p.id', 'a.person_id')
    .innerJoin('identity.institution as i', 'i.institution_id', 'a.institution_id')
    .$if(reach === 'own', (all) => all.where('a.institution_id', '=', actor.institutionId))
    .$if(reach === 'clients', (all) => all.where('i.kind', '<>', 'custodian'))
}

/** Whether `a` has the role that administers its institution. */
const administers = sql<boolean>`CASE WHEN i.kind = 'custodian' THEN ${administratorOf('custodian')}
  ELSE ${administratorOf('manager')} END = ANY(a.roles)`

/** Whether `a` is the only enabled account that administers its institution. */
export const isLastAdministrator = sql<boolean>`(a.enabled AND ${administers} AND NOT EXISTS (
  SELECT FROM identity.account other WHERE other.institution_id = a.institution_id AND other.id <> a.id
    AND other.enabled AND CASE WHEN i.kind = 'custodian' THEN ${administratorOf('custodian')}
      ELSE ${administratorOf('manager')} END = ANY(other.roles)))`

/**
 * Whether the institution `i` has an enabled administrator who is neither one of these persons nor
 * the same human being as one of them.
 */
export const hasAdministratorBeside = (persons: RawBuilder<unknown>) => sql<boolean>`EXISTS (
  SELECT FROM identity.account other JOIN identity.person op ON op.id = other.person_id
  WHERE other.institution_id = i.institution_id AND other.enabled
    AND CASE WHEN i.kind = 'custodian' THEN ${administratorOf('custodian')}
      ELSE ${administratorOf('manager')} END = ANY(other.roles)
    AND op.id <> ALL (${persons}) AND NOT EXISTS (SELECT FROM identity.person one WHERE one.id = ANY (${persons})
      AND coalesce(one.human_id, one.id) = coalesce(op.human_id, op.id)))`

/** Number of hardware keys of the account `a`. */
export const keysHeld = sql<number>`(SELECT count(*)::int FROM identity.hardware_key held WHERE held.account_id = a.id)`

/** Whether a change of `a` waits for a second administrator. */
export const isChangePending = sql<boolean>`EXISTS (SELECT FROM identity.staff_change pending
  WHERE pending.account_id = a.id AND pending.state = ${stateLiteral(staffChangeFlow.codes.pending)})`

/**
 * Loads an account that the caller administers, in order to change it. Locks the people of the
 * institution, so that two administrators cannot remove each other and leave it without one.
 */
export async function staffToChange(db: Writer, actor: PersonActor, id: string) {
  const found = staffOf(actor).where('a.id', '=', id)
  const { institution_id: institutionId } = await db.one(found.select('a.institution_id'))
  await lockStaff(db, institutionId)
  return db.one(
    found.select([
      'a.id',
      'a.institution_id',
      'a.person_id',
      'a.email',
      'a.roles',
      'a.enabled',
      'a.version',
      'p.name',
      'p.phone',
      'i.kind',
      isLastAdministrator.as('lastAdministrator'),
      isChangePending.as('changePending'),
      keysHeld.as('keys'),
    ]),
  )
}

/** Locks the institution's people against other changes until COMMIT. */
export const lockStaff = (db: Writer, institutionId: string) =>
  takeLock(db, `identity.staff ${institutionId}`)

import { platformErrors, refuse } from '@iisp/contract'
import type { PersonActor, Reader } from '@iisp/server'
import { kindsFor } from '../../rules/applications/application-actions.ts'
import type { StoredApplication } from '../tables.ts'
import { applicationsOf } from './application-cases.ts'

/** The application in the version that the caller has seen. Refuses kinds that other roles enter. */
export async function ownApplication(
  db: Reader,
  actor: Pick<PersonActor, 'scope' | 'roles'>,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<StoredApplication> {
  const found = await db.one(applicationsOf(actor).where('a.id', '=', id).selectAll('a'))
  if (!kindsFor(actor.roles).includes(found.business_code)) refuse(platformErrors.caseMoved)
  if (found.version !== version) refuse(platformErrors.conflict)
  return found
}

import { platformErrors, refuse } from '@iisp/contract'
import { type PersonActor, type Reader, sql } from '@iisp/server'
import { type Application, q } from './tables.ts'

/** Limits a query to the caller's institution. The operating side ('*') sees all. */
export const visible = (actor: PersonActor, column = 'institution_id') =>
  actor.scope === '*' ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${actor.scope}`

/** Loads an application that the caller may see. 404 for another institution's and, at the desk, for drafts. */
export async function loadApplication(db: Reader, actor: PersonActor, xmbh: string): Promise<Application> {
  const found = await db.maybe(
    q.selectFrom('opening.application').selectAll().where('project_no', '=', xmbh).where(visible(actor)),
  )
  const unknown = found === undefined || (actor.scope === '*' && found.submitted_at === null)
  return unknown ? refuse(platformErrors.notFound) : found
}

/** Loads it in the version that the person saw. A later version is a conflict. */
export async function loadVersion(
  db: Reader,
  actor: PersonActor,
  input: { readonly xmbh: string; readonly version: number },
): Promise<Application> {
  const found = await loadApplication(db, actor, input.xmbh)
  return found.version === input.version ? found : refuse(platformErrors.conflict)
}

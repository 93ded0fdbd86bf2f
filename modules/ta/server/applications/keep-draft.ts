import { type PersonActor, type WriteContext, beginCase } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { type StoredApplication, q } from '../tables.ts'
import { applicationCases } from './application-cases.ts'
import type { draftColumns } from './application-draft.ts'
import { drawNumber } from './application-number.ts'

/** Stores a new application as a draft, with its first step. */
export async function keepDraft(
  ctx: WriteContext<PersonActor>,
  columns: Awaited<ReturnType<typeof draftColumns>>,
  source: StoredApplication['source'],
): Promise<{ readonly id: string; readonly institution_id: string; readonly version: number }> {
  const { db, actor, now } = ctx
  const application = { ...(await drawNumber(db, now)), ...columns }
  await db.run(
    q.insertInto('ta.application').values({
      ...application,
      source,
      created_by: actor.personId,
      created_name: actor.name,
      created_at: now,
      created_account: actor.accountId,
      created_institution: actor.institutionId,
    }),
  )
  const begun = {
    ...application,
    status: applicationFlow.codes.draft,
    version: 1,
    created_by: actor.personId,
  }
  await beginCase(ctx, applicationCases, begun, 'save', { who: 'manager' })
  return begun
}

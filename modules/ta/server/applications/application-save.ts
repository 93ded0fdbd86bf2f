import { beginCase, moveCase, writer } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { applicationSave as call } from '../../contract/applications/applications.ts'
import { q } from '../tables.ts'
import { applicationCases } from './application-cases.ts'
import { draftColumns } from './application-draft.ts'
import { drawNumber } from './application-number.ts'
import { keepDocuments } from './keep-documents.ts'
import { ownApplication } from './own-application.ts'

export const applicationSave = writer(call, async (ctx, { id, version, fileIds, ...form }) => {
  const { db, actor, now } = ctx
  const columns = await draftColumns(ctx, form)
  if (id !== null) {
    const found = await ownApplication(db, actor, { id, version })
    const moved = await moveCase(ctx, applicationCases, found, 'save', { who: 'manager', changes: columns })
    await keepDocuments(ctx, { id, institution_id: columns.institution_id }, fileIds)
    return { id, version: moved.version }
  }
  const number = await drawNumber(db, now)
  const application = { ...number, ...columns }
  await db.run(
    q.insertInto('ta.application').values({
      ...application,
      source: actor.roles.includes('ta-operator') ? 'register' : 'form',
      created_by: actor.personId,
      created_name: actor.name,
      created_at: now,
    }),
  )
  await keepDocuments(ctx, application, fileIds)
  const begun = { ...application, status: applicationFlow.codes.draft, version: 1 }
  await beginCase(ctx, applicationCases, begun, 'save', { who: 'manager' })
  return { id: number.id, version: 1 }
})

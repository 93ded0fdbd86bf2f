import { moveCase, writer } from '@iisp/server'
import { applicationSave as call } from '../../contract/applications/applications.ts'
import { applicationCases } from './application-cases.ts'
import { draftColumns } from './application-draft.ts'
import { keepDocuments } from './keep-documents.ts'
import { keepDraft } from './keep-draft.ts'
import { ownApplication } from './own-application.ts'

export const applicationSave = writer(call, async (ctx, { id, version, fileIds, ...form }) => {
  const { db, actor } = ctx
  const columns = await draftColumns(ctx, form)
  if (id !== null) {
    const found = await ownApplication(db, actor, { id, version })
    const moved = await moveCase(ctx, applicationCases, found, 'save', { who: 'manager', changes: columns })
    await keepDocuments(ctx, { id, institution_id: columns.institution_id }, fileIds)
    return { id, version: moved.version }
  }
  const kept = await keepDraft(ctx, columns, actor.roles.includes('ta-operator') ? 'register' : 'form')
  await keepDocuments(ctx, kept, fileIds)
  return { id: kept.id, version: kept.version }
})

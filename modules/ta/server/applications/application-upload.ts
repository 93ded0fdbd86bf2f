import { moveCase, writer } from '@iisp/server'
import { applicationUpload as call } from '../../contract/applications/applications.ts'
import { applicationCases } from './application-cases.ts'
import { documentsOf, keepDocuments } from './keep-documents.ts'
import { ownApplication } from './own-application.ts'

export const applicationUpload = writer(call, async (ctx, { fileIds, ...input }) => {
  const found = await ownApplication(ctx.db, ctx.actor, input)
  const { version } = await moveCase(ctx, applicationCases, found, 'save', { who: 'manager' })
  await keepDocuments(ctx, found, [...(await documentsOf(ctx, found.id)), ...fileIds])
  return { version }
})

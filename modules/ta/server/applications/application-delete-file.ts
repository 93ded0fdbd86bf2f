import { platformErrors, refuse } from '@iisp/contract'
import { moveCase, writer } from '@iisp/server'
import { applicationDeleteFile as call } from '../../contract/applications/applications.ts'
import { applicationCases } from './application-cases.ts'
import { documentsOf, keepDocuments } from './keep-documents.ts'
import { ownApplication } from './own-application.ts'

export const applicationDeleteFile = writer(call, async (ctx, { fileId, ...input }) => {
  const found = await ownApplication(ctx.db, ctx.actor, input)
  const documents = await documentsOf(ctx, found.id)
  if (!documents.includes(fileId)) refuse(platformErrors.notFound)
  const { version } = await moveCase(ctx, applicationCases, found, 'save', { who: 'manager' })
  await keepDocuments(
    ctx,
    found,
    documents.filter((one) => one !== fileId),
  )
  return { version }
})

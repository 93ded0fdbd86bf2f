import { writer } from '@iisp/server'
import { uploadCancel as call } from '../../contract/uploads.ts'
import { forgetUploads } from './forget-uploads.ts'
import { q } from '../tables.ts'

export const uploadCancel = writer(call, async ({ db, actor }, input) => {
  const own = await db.maybe(
    q
      .selectFrom('files.upload')
      .select('id')
      .where('id', '=', input.uploadId)
      .where('account_id', '=', actor.accountId)
      .where('file_id', 'is', null)
      .forUpdate(),
  )
  if (own !== undefined) await forgetUploads(db, [own.id])
  return null
})

import { reader } from '@iisp/server'
import { uploadUnfinished as call } from '../../contract/uploads.ts'
import { q } from '../tables.ts'

export const uploadUnfinished = reader(call, async ({ db, actor }, input) => {
  const rows = await db.all(
    q
      .selectFrom('files.upload as u')
      .innerJoin('files.upload_part as p', 'p.upload_id', 'u.id')
      .where('u.account_id', '=', actor.accountId)
      .where('u.institution_id', '=', actor.institutionId)
      .where('u.purpose', '=', input.purpose)
      .where('u.file_id', 'is', null)
      .groupBy('u.id')
      .select(['u.id', 'u.name', 'u.size'])
      .select(({ fn }) => fn.sum<string>('p.size').as('stored'))
      .orderBy('u.touched_at', 'desc')
      .limit(10),
  )
  return rows.map(({ id, name, size, stored }) => ({
    uploadId: id,
    name,
    size: Number(size),
    storedBytes: Number(stored),
  }))
})

import { refuse } from '@iisp/contract'
import { megabyte } from '@iisp/contract/upload-rules'
import { countRows, reader, sql } from '@iisp/server'
import { checkCaseFiles as call } from '../../contract/case-files.ts'
import { purposeNamed } from '../files.ts'
import { q } from '../tables.ts'

export const checkCaseFiles = reader(call, async (ctx, { purpose, fileIds }) => {
  const { rules, ofCase } = purposeNamed(ctx, purpose)
  if (ofCase === undefined) throw new Error(`files for ${purpose} belong to no case`)
  const { maxSize, maxCount } = rules
  if (ofCase.tooMany !== undefined && maxCount !== undefined && fileIds.length > maxCount) {
    refuse(ofCase.tooMany, { limit: String(maxCount) })
  }
  const { known, bytes } = await ctx.db.one(
    q
      .selectFrom('files.stored_file')
      .select([countRows.as('known'), sql<number>`coalesce(sum(size), 0)::float8`.as('bytes')])
      .where('institution_id', '=', ctx.actor.institutionId)
      .where('purpose', '=', purpose)
      .where('id', '=', sql<string>`ANY(${fileIds}::text[])`),
  )
  if (known !== fileIds.length) refuse(ofCase.gone)
  if (bytes > maxSize * megabyte) refuse(ofCase.tooLarge, { limit: String(maxSize) })
  return null
})

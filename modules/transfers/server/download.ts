import { reader } from '@iisp/server'
import { download as call } from '../contract/attachments.ts'
import { visible } from './scope.ts'
import { q } from './tables.ts'

export const download = reader(call, async (ctx, input) => {
  const file = await ctx.db.one(
    q.selectFrom('platform.file').selectAll().where('id', '=', input.fileId).where(visible(ctx.actor)),
  )
  return {
    filename: file.name,
    contentType: file.content_type,
    size: Number(file.size),
    stream: await ctx.files.get(file.hash),
  }
})

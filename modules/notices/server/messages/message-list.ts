import { pageAnswer, pageWindow, raw, reader, sql } from '@iisp/server'
import { noticeLimits } from '../../contract/limits.ts'
import { messageList as call } from '../../contract/messages.ts'
import { literally } from '../announcements/announcements.ts'
import { type MessageRow, ownMessages, presentMessage } from './messages.ts'

const holding = (words: string) => {
  const pattern = literally(words)
  return sql`(m.title_zh ILIKE ${pattern} OR m.title_en ILIKE ${pattern} OR m.content_zh ILIKE ${pattern}
    OR m.content_en ILIKE ${pattern})`
}

export const messageList = reader(call, async ({ db, actor, language }, input) => {
  const window = pageWindow(input, noticeLimits.pageSize)
  const keyword = input.keyword?.trim() ?? ''
  const where = sql.join(
    [
      ownMessages(actor),
      ...(input.unread === '1' ? [sql`m.read_at IS NULL`] : []),
      ...(keyword === '' ? [] : [holding(keyword)]),
    ],
    sql` AND `,
  )
  const rows = await db.all(
    raw(sql<MessageRow>`SELECT m.* FROM notices.message m WHERE ${where}
      ORDER BY m.id DESC LIMIT ${window.limit} OFFSET ${window.offset}`),
  )
  const { total } = await db.one(
    raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM notices.message m WHERE ${where}`),
  )
  return pageAnswer(
    rows.map((row) => presentMessage(row, language)),
    total,
    window,
  )
})

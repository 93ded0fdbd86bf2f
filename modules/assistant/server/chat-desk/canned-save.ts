import { refuseBeyond, sql, writer } from '@iisp/server'
import { cannedSave as call } from '../../contract/chat-desk.ts'
import { written } from '../own.ts'
import { q } from '../tables.ts'
import { cannedLimit } from './canned-limit.ts'

export const cannedSave = writer(call, async ({ db }, { id, title, text }) => {
  const said = { title: written(title), body: written(text) }
  if (id !== undefined)
    return db.one(q.updateTable('assistant.canned').set(said).where('id', '=', id).returning('id'))
  await refuseBeyond(db, cannedLimit, 'desk', sql`SELECT FROM assistant.canned`)
  return db.one(q.insertInto('assistant.canned').values(said).returning('id'))
})

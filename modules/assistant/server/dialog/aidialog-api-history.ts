import { reader } from '@iisp/server'
import { aidialogApiHistory as call } from '../../contract/dialog.ts'
import { presentTurn, turnsOf } from './turns.ts'

const most = 30

export const aidialogApiHistory = reader(call, async ({ db, actor }, { session_id, before }) => {
  const rows = await turnsOf(db, actor, session_id, before, most + 1)
  const list = rows.slice(-most)
  return { list: list.map(presentTurn), before: rows.length > most ? (list[0]?.id ?? null) : null }
})

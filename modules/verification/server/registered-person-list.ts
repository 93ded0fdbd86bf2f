import { pageAnswer, pageWindow, raw, reader, sql } from '@iisp/server'
import type { PersonRole } from '../contract/fields.ts'
import { registeredPersonList as call } from '../contract/persons.ts'

interface Row {
  readonly id: string
  readonly institutionId: string
  readonly role: PersonRole
  readonly name: string
  readonly idNumber: string
  readonly registeredAt: string
}

export const registeredPersonList = reader(call, async ({ db }, input) => {
  const window = pageWindow(input)
  const where = input.institutionId === undefined ? sql`true` : sql`p.institution_id = ${input.institutionId}`
  const from = sql`FROM verification.registered_person p WHERE p.removed_at IS NULL AND ${where}`
  const { total } = await db.one(raw(sql<{ total: number }>`SELECT count(*)::int AS total ${from}`))
  const list = await db.all(
    raw(sql<Row>`SELECT p.id, p.institution_id AS "institutionId", p.role, p.name, p.id_masked AS "idNumber",
        to_char(p.registered_at, 'YYYY-MM-DD HH24:MI:SS') AS "registeredAt"
      ${from} ORDER BY p.institution_id, p.role, p.id LIMIT ${window.limit} OFFSET ${window.offset}`),
  )
  return pageAnswer(list, total, window)
})

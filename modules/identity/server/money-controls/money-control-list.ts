import { pageAnswer, pageWindow, raw, reader, sql } from '@iisp/server'
import { type MoneyControl, moneyControlList as call } from '../../contract/money-controls.ts'

export const moneyControlList = reader(call, async ({ db, actor, language }, input) => {
  const window = pageWindow(input)
  const keyword = (input.keyword ?? '').trim().toLowerCase()
  const where = sql`position(${keyword} IN lower(concat_ws(E'\\n', institution_id, name, name_en))) > 0`
  const rows = await db.all(
    raw(sql<Omit<MoneyControl, 'changeable'>>`SELECT institution_id AS "institutionId",
        CASE WHEN ${language} = 'en' THEN name_en ELSE name END AS name, kind, strong_sign_in AS "strongSignIn",
        strong_sign_in_version AS version, strong_sign_in_by AS "changedBy",
        to_char(strong_sign_in_at, 'YYYY-MM-DD HH24:MI:SS') AS "changedAt"
      FROM identity.institution WHERE ${where}
      ORDER BY kind <> 'custodian', institution_id LIMIT ${window.limit} OFFSET ${window.offset}`),
  )
  const { total } = await db.one(
    raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM identity.institution WHERE ${where}`),
  )
  const changeable = actor.roles.includes('system-administrator')
  return pageAnswer(
    rows.map((row) => ({ ...row, changeable })),
    total,
    window,
  )
})

import { businessDate } from '@iisp/contract/date'
import { type Handler, pageAnswer, pageWindow, raw, reader, sql, stateLiteral } from '@iisp/server'
import { applyList as call } from '../contract/desk.ts'
import { approvalFlow } from '../contract/states.ts'
import { type Application, decisionsOn, shownState } from '../rules/authority.ts'
import { type ApprovalParts, controlledKinds } from './parts.ts'

interface Row extends Application {
  readonly id: string
  readonly person_id: string
  readonly applicant: string
  readonly institutionId: string
  readonly institutionName: string
  readonly account: string
  readonly busiType: string
  readonly object: string
  readonly applyReason: string
  readonly appliedAt: string
  readonly decidedBy: string | null
  readonly decidedAt: string | null
  readonly remark: string
  readonly usedAt: string | null
}
const local = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD HH24:MI:SS')`

export const applyList = (parts: ApprovalParts): Handler => {
  const kinds = controlledKinds(parts)
  return reader(call, async ({ db, actor, now, language }, input) => {
    const today = businessDate(now)
    const window = pageWindow(input)
    const open = sql`state = ${stateLiteral(approvalFlow.codes.pending)} AND business_date = ${today}::date`
    const where = input.open === true ? open : sql`true`
    const { total } = await db.one(
      raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM approval.application WHERE ${where}`),
    )
    const rows = await db.all(
      raw(sql<Row>`SELECT id, person_id, person_name AS applicant, institution_id AS "institutionId",
          institution_name AS "institutionName", account, busi_type AS "busiType", object, reason AS "applyReason",
          ${local('applied_at')} AS "appliedAt", state, business_date AS date, decided_name AS "decidedBy",
          ${local('decided_at')} AS "decidedAt", remark, ${local('used_at')} AS "usedAt"
        FROM approval.application WHERE ${where} ORDER BY id DESC LIMIT ${window.limit} OFFSET ${window.offset}`),
    )
    const list = rows.map(({ person_id, state, date, ...row }) => {
      const own = person_id === actor.personId
      return {
        ...row,
        busiName: kinds.get(row.busiType)?.[language] ?? row.busiType,
        state: shownState({ state, date }, today),
        own,
        actions: decisionsOn({ state, date }, today, own),
      }
    })
    return pageAnswer(list, total, window)
  })
}

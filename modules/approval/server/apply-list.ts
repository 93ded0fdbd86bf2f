import { actionsOn } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import {
  type PersonActor,
  type RawBuilder,
  narrow,
  readPage,
  reader,
  sql,
  timeText,
  waitsFor,
} from '@iisp/server'
import { applyList as call } from '../contract/desk.ts'
import { approvalFlow } from '../contract/states.ts'
import { isOver, shownState } from '../rules/authority.ts'
import { approvals } from './approvals.ts'
import { controlledKinds } from './settings.ts'
import { q } from './tables.ts'

/** Applications (`a`) of today that this supervisor may decide. */
export const waitingFor = ({ persons }: Pick<PersonActor, 'persons'>, today: RawBuilder<unknown>) =>
  sql<boolean>`(${waitsFor(approvals, 'a', persons)} AND a.business_date = ${today}::date)`

export const applyList = reader(call, async ({ db, actor, now, language, registry }, input) => {
  const kinds = controlledKinds(registry)
  const today = businessDate(now)
  const found = narrow(q.selectFrom('approval.application as a'), input, {
    open: (only) => (only ? waitingFor(actor, sql`${today}`) : undefined),
  })
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select([
          'id',
          'person_id',
          'person_name as applicant',
          'institution_id as institutionId',
          'institution_name as institutionName',
          'account',
          'busi_type as busiType',
          'object',
          'reason as applyReason',
          timeText('applied_at').as('appliedAt'),
          'state',
          'business_date as date',
          'decided_name as decidedBy',
          timeText<string | null>('decided_at').as('decidedAt'),
          'remark',
          timeText<string | null>('used_at').as('usedAt'),
        ])
        .orderBy('id', 'desc'),
    present: ({ person_id, state, date, ...row }) => ({
      ...row,
      busiName: kinds.get(row.busiType)?.[language] ?? row.busiType,
      state: shownState({ state, date }, today),
      actions: actionsOn(approvalFlow, ['supervisor'], state, {
        persons: actor.persons,
        by: { apply: person_id },
        is: { dayOver: isOver({ date }, today) },
      }),
    }),
  })
})

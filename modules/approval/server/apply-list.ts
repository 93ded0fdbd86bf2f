import { businessDate } from '@iisp/contract/date'
import { readPage, reader, stateLiteral, timeText } from '@iisp/server'
import { applyList as call } from '../contract/desk.ts'
import { approvalFlow } from '../contract/states.ts'
import { decisionsOn, shownState } from '../rules/authority.ts'
import { controlledKinds } from './settings.ts'
import { q } from './tables.ts'

export const applyList = reader(call, async ({ db, actor, now, language, registry }, input) => {
  const kinds = controlledKinds(registry)
  const today = businessDate(now)
  const found = q
    .selectFrom('approval.application')
    .$if(input.open === true, (all) =>
      all.where('state', '=', stateLiteral(approvalFlow.codes.pending)).where('business_date', '=', today),
    )
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
    present: ({ person_id, state, date, ...row }) => {
      const own = actor.persons.includes(person_id)
      return {
        ...row,
        busiName: kinds.get(row.busiType)?.[language] ?? row.busiType,
        state: shownState({ state, date }, today),
        own,
        actions: decisionsOn({ state, date }, today, own),
      }
    },
  })
})

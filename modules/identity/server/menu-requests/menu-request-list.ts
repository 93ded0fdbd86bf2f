import { businessDate } from '@iisp/contract/date'
import { readPage, reader, stateLiteral, timeText } from '@iisp/server'
import { menuRequestFlow } from '../../contract/menu-request-states.ts'
import { menuRequestList as call } from '../../contract/menu-requests.ts'
import { actionsOn, shownState } from '../../rules/menu-requests/menu-requests.ts'
import { q } from '../tables.ts'
import { isOwnRequest } from './decide.ts'

export const menuRequestList = reader(call, async ({ db, actor, now, language, registry }, input) => {
  const today = businessDate(now)
  return readPage(
    db,
    input,
    q
      .selectFrom('identity.menu_request as r')
      .innerJoin('identity.account as a', 'a.id', 'r.account_id')
      .innerJoin('identity.person as p', 'p.id', 'a.person_id')
      .where('r.institution_id', '=', actor.institutionId)
      .$if(input.open === true, (all) =>
        all.where('r.state', '=', stateLiteral(menuRequestFlow.codes.pending)),
      ),
    {
      select: (all) =>
        all
          .select([
            'r.id',
            'p.name',
            'a.email as account',
            'r.menu_id as menuId',
            'r.reason',
            'r.state',
            timeText('r.asked_at').as('askedAt'),
            'r.decided_name as decidedBy',
            timeText<string | null>('r.decided_at').as('decidedAt'),
            'r.until',
            'r.remark',
            'r.person_id',
            'a.person_id as owner_id',
          ])
          .orderBy('r.id', 'desc'),
      present: ({ person_id, owner_id, state, ...row }) => {
        const mayDecide = actor.behind === null && !isOwnRequest({ person_id, owner_id }, actor)
        return {
          ...row,
          menuName: registry.pages.find(({ id }) => id === row.menuId)?.name[language] ?? row.menuId,
          state: shownState({ state, until: row.until }, today),
          actions: actionsOn({ state, until: row.until }, today, mayDecide),
        }
      },
    },
  )
})

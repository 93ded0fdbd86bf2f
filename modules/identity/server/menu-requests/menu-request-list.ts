import { actionsOn } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { readPage, reader, timeText } from '@iisp/server'
import { menuRequestFlow } from '../../contract/menu-request-states.ts'
import { menuRequestList as call } from '../../contract/menu-requests.ts'
import { factsOfRequest, shownState } from '../../rules/menu-requests/menu-requests.ts'
import { menuRequestsOf, menuRequestsToDecide } from './menu-requests.ts'

export const menuRequestList = reader(call, async ({ db, actor, now, language, registry }, input) => {
  const today = businessDate(now)
  return readPage(
    db,
    input,
    input.open === true ? menuRequestsToDecide(actor) : menuRequestsOf(actor.institutionId),
    {
      select: (all) =>
        all
          .innerJoin('identity.person as p', 'p.id', 'r.owner_id')
          .select([
            'r.id',
            'p.name',
            'r.account',
            'r.menu_id as menuId',
            'r.reason',
            'r.state',
            timeText('r.asked_at').as('askedAt'),
            'r.decided_name as decidedBy',
            timeText<string | null>('r.decided_at').as('decidedAt'),
            'r.until',
            'r.remark',
            'r.person_id',
            'r.owner_id',
          ])
          .orderBy('r.id', 'desc'),
      present: ({ person_id, owner_id, state, ...row }) => {
        const sides = actor.behind === null ? (['administrator'] as const) : []
        const request = { state, until: row.until }
        return {
          ...row,
          menuName: registry.pages.find(({ id }) => id === row.menuId)?.name[language] ?? row.menuId,
          state: shownState(request, today),
          actions: actionsOn(menuRequestFlow, sides, state, {
            persons: actor.persons,
            by: { ask: [person_id, owner_id] },
            is: factsOfRequest(request, today),
          }),
        }
      },
    },
  )
})

import { actionsOn } from '@iisp/contract'
import { mentions, narrow, readPage, reader, sql, stateList, timeText, waitsFor } from '@iisp/server'
import { partyDeskList as call } from '../../contract/parties/party-desk.ts'
import { partyFlow } from '../../contract/parties/party-states.ts'
import { partyCases } from '../parties/party-cases.ts'
import { formColumns } from '../parties/party-columns.ts'
import { q } from '../tables.ts'

/** Another one with the same credit code is on its way, or was accepted. */
const duplicate = sql<boolean>`EXISTS (SELECT FROM registration.party o
  WHERE o.credit_code = p.credit_code AND o.id <> p.id
    AND o.status IN ${stateList([...partyFlow.sets.open, partyFlow.codes.accepted])})`

const searched = [
  'p.number',
  'p.name',
  'p.name_en',
  'p.credit_code',
  'p.manager_no',
  'p.admin_name',
  'p.phone',
  'p.email',
]

export const partyDeskList = reader(call, ({ db, actor }, input) => {
  const found = narrow(q.selectFrom('registration.party as p'), input, {
    open: (only) => (only ? waitsFor(partyCases, 'p', actor.persons) : undefined),
    state: 'p.status',
    kind: 'p.kind',
    keyword: mentions(...searched),
  })
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select([...formColumns, 'p.id', 'p.number', 'p.phone', 'p.email', 'p.status as state', 'p.reason'])
        .select([
          'p.endorsed_by',
          'p.endorsed_name as endorsedBy',
          'p.decided_name as decidedBy',
          'p.version',
        ])
        .select(['p.opened_institution as institutionId', duplicate.as('duplicate')])
        .select([
          timeText('p.submitted_at').as('submittedAt'),
          timeText<string | null>('p.decided_at').as('decidedAt'),
        ])
        .orderBy('p.submitted_at', 'desc')
        .orderBy('p.id', 'desc'),
    present: ({ endorsed_by, ...row }) => ({
      ...row,
      actions: actionsOn(partyFlow, ['desk'], row.state, {
        persons: actor.persons,
        by: { endorse: endorsed_by },
      }),
    }),
  })
})

import { narrow, readPage, reader, sql, stateLiteral, timeText } from '@iisp/server'
import { institutionList as call } from '../../contract/people/institutions.ts'
import { staffChangeFlow } from '../../contract/people/staff-change-states.ts'
import { actionsOnInstitution } from '../../rules/people/institutions.ts'
import { administratorOf } from '../../rules/people/staff.ts'
import { q } from '../tables.ts'

const ofIt = sql`identity.account a JOIN identity.person p ON p.id = a.person_id
  WHERE a.institution_id = i.institution_id AND a.enabled`
const administering = sql`${ofIt} AND CASE WHEN i.kind = 'custodian' THEN ${administratorOf('custodian')}
  ELSE ${administratorOf('manager')} END = ANY(a.roles)`

/** Whether the closing or opening of `i` waits for a second person. */
export const isInstitutionPending = sql<boolean>`EXISTS (SELECT FROM identity.staff_change c
  WHERE c.institution_id = i.institution_id AND c.kind IN ('close', 'reopen')
    AND c.state = ${stateLiteral(staffChangeFlow.codes.pending)})`

function mentioned(typed: string) {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  if (text === '') return undefined
  return sql<boolean>`position(${text} IN lower(concat_ws(E'\\n', i.institution_id, i.name, i.name_en))) > 0`
}

export const institutionList = reader(call, async ({ db, actor }, input) => {
  const found = narrow(q.selectFrom('identity.institution as i'), input, {
    kind: 'i.kind',
    state: (one) => sql<boolean>`(i.closed_at IS NOT NULL) = ${one === 'closed'}`,
    keyword: mentioned,
  })
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select([
          'i.institution_id as institutionId',
          'i.name',
          'i.name_en as nameEn',
          'i.kind',
          sql<number>`(SELECT count(*)::int FROM ${ofIt})`.as('people'),
          sql<string[]>`ARRAY(SELECT p.name FROM ${administering} ORDER BY p.name, a.id LIMIT 5)`.as(
            'administrators',
          ),
          sql<number>`(SELECT count(*)::int FROM ${administering})`.as('administratorCount'),
          'i.closed_by as closedBy',
          timeText<string | null>('i.closed_at').as('closedAt'),
          'i.closed_reason as closedReason',
          isInstitutionPending.as('changePending'),
        ])
        .orderBy('i.institution_id'),
    present: (row) => {
      const closed = row.closedAt !== null
      return {
        ...row,
        state: closed ? ('closed' as const) : ('open' as const),
        actions: actionsOnInstitution({ ...row, closed, asAnother: actor.behind !== null }),
      }
    },
  })
})

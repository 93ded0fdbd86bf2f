import { nameIn, readPage, reader, sql, timeText } from '@iisp/server'
import { staffChangeList as call } from '../../contract/people/staff-changes.ts'
import { actionsOnChange } from '../../rules/people/staff-changes.ts'
import { maskedPhone } from '../../rules/sign-in/sms-limits.ts'
import { staffChangesOf, staffChangesToDecide } from './staff-changes.ts'

export const staffChangeList = reader(call, async ({ db, actor, language }, input) => {
  const keyword = (input.keyword ?? '').normalize('NFKC').trim().toLowerCase()
  const onlooker = { person: actor.personId, asAnother: actor.behind !== null }
  return readPage(
    db,
    input,
    (input.open === true ? staffChangesToDecide(actor) : staffChangesOf(actor)).$if(keyword !== '', (all) =>
      all.where(
        sql<boolean>`position(${keyword} IN lower(concat_ws(E'\\n', c.name, c.account, i.institution_id, i.name))) > 0`,
      ),
    ),
    {
      select: (all) =>
        all
          .select([
            'c.id',
            'c.kind',
            'c.phone',
            'c.name',
            'c.account',
            'c.institution_id as institutionId',
            nameIn(language, 'i.name').as('institutionName'),
            'c.roles_before as rolesBefore',
            'c.roles_after as rolesAfter',
            'c.reason',
            'c.state',
            'c.proposed_by',
            'c.person_id',
            'c.proposed_name as proposedBy',
            timeText('c.proposed_at').as('proposedAt'),
            'c.decided_name as decidedBy',
            timeText<string | null>('c.decided_at').as('decidedAt'),
            'c.remark',
          ])
          .orderBy('c.id', 'desc'),
      present: ({ proposed_by: proposer, person_id: concerned, phone, ...row }) => ({
        ...row,
        phone: phone === null ? '' : maskedPhone(phone),
        actions: actionsOnChange({ state: row.state, proposer, concerned }, onlooker),
      }),
    },
  )
})

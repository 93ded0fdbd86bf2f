import { businessDateTime } from '@iisp/contract/date'
import { type Handler, nameIn, personNameIn, readPage, reader, sql, timeText } from '@iisp/server'
import { staffChangeList as call } from '../../../contract/people/staff-changes.ts'
import { defaultChangeDays, lapseOf, lapsedUpTo } from '../../../rules/people/change-life.ts'
import { actionsOnChange, isOfInstitution, stateAt } from '../../../rules/people/staff-changes.ts'
import { confirmersOf } from '../../../rules/people/staff.ts'
import { maskedPhone } from '../../../rules/sign-in/sms-limits.ts'
import type { Identity } from '../../identity.ts'
import { msOf } from '../../time-limits.ts'
import { hasSecond, staffChangesOf, staffChangesToDecide } from './staff-changes.ts'

export const staffChangeList = ({ changeDays = defaultChangeDays }: Pick<Identity, 'changeDays'>): Handler =>
  reader(call, async ({ db, actor, language, now }, input) => {
    const keyword = (input.keyword ?? '').normalize('NFKC').trim().toLowerCase()
    const onlooker = { persons: actor.persons, asAnother: actor.behind !== null }
    return readPage(
      db,
      input,
      (input.open === true
        ? staffChangesToDecide(actor, lapsedUpTo(now, changeDays))
        : staffChangesOf(actor)
      ).$if(keyword !== '', (all) =>
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
              'c.phone_before',
              'i.kind as institutionKind',
              hasSecond.as('hasSecond'),
              msOf('c.proposed_at').as('proposed_ms'),
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
        present: ({ proposed_by: proposer, person_id: concerned, phone, phone_before, ...row }) => {
          const { institutionKind, hasSecond: second, proposed_ms, ...shown } = row
          const lapses = lapseOf(new Date(proposed_ms), changeDays)
          const state = stateAt(row.state, lapses, now)
          return {
            ...shown,
            state,
            lapsesAt: businessDateTime(lapses),
            name: isOfInstitution(row.kind) ? row.name : personNameIn(language, row.name),
            account: isOfInstitution(row.kind) ? '' : row.account,
            confirmedBy: isOfInstitution(row.kind) ? 'operators' : confirmersOf(institutionKind, second),
            phone: phone === null ? '' : maskedPhone(phone),
            phoneBefore: phone_before === null ? '' : maskedPhone(phone_before),
            actions: actionsOnChange({ state, proposer, concerned }, onlooker),
          }
        },
      },
    )
  })

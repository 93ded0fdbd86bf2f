import { type Handler, readPage, reader, sql, timeText } from '@iisp/server'
import { sessionList as call } from '../../contract/session-desk.ts'
import type { Identity } from '../identity.ts'
import { presentDevice } from '../my-account/present-device.ts'
import { deskSessions } from './desk-sessions.ts'

export const sessionList = (identity: Identity): Handler =>
  reader(call, async ({ db, actor, now, language }, input) => {
    const keyword = (input.keyword ?? '').normalize('NFKC').trim().toLowerCase()
    return readPage(
      db,
      input,
      deskSessions(identity, now).$if(keyword !== '', (all) =>
        all.where(
          sql<boolean>`position(${keyword} IN lower(concat_ws(E'\\n', p.name, p.spellings, l.email,
            i.institution_id, i.name, i.name_en))) > 0`,
        ),
      ),
      {
        select: (all) =>
          all
            .innerJoin('identity.account as a', 'a.id', 's.account_id')
            .select((eb) => [
              sql<string>`left(s.hash, 16)`.as('id'),
              'p.name',
              'l.email as account',
              'l.institution_id as institutionId',
              eb.ref(language === 'en' ? 'i.name_en' : 'i.name').as('institutionName'),
              sql<string>`CASE WHEN a.id <> l.id THEN a.email ELSE '' END`.as('actingAs'),
              's.login_type as loginType',
              's.network',
              's.user_agent',
              timeText('s.created_at').as('since'),
              timeText('s.seen_at').as('seenAt'),
              sql<boolean>`l.person_id = ANY (${actor.persons}::bigint[])`.as('own'),
            ])
            .orderBy('s.seen_at', 'desc')
            .orderBy('s.hash'),
        present: presentDevice,
      },
    )
  })

import { nameIn, readPage, reader, sql, timeText } from '@iisp/server'
import { moneyControlList as call } from '../../contract/money-controls.ts'
import { q } from '../tables.ts'

export const moneyControlList = reader(call, async ({ db, actor, language }, input) => {
  const keyword = (input.keyword ?? '').trim().toLowerCase()
  const changeable = actor.roles.includes('system-administrator')
  return readPage(
    db,
    input,
    q
      .selectFrom('identity.institution')
      .where(
        sql<boolean>`position(${keyword} IN lower(concat_ws(E'\\n', institution_id, name, name_en))) > 0`,
      ),
    {
      select: (all) =>
        all
          .select([
            'institution_id as institutionId',
            nameIn(language).as('name'),
            'kind',
            'strong_sign_in as strongSignIn',
            'strong_sign_in_version as version',
            'strong_sign_in_by as changedBy',
            timeText<string | null>('strong_sign_in_at').as('changedAt'),
          ])
          .orderBy(sql`kind <> 'custodian'`)
          .orderBy('institution_id'),
      present: (row) => ({ ...row, changeable }),
    },
  )
})

import { readPage, reader, timeText } from '@iisp/server'
import { myKeyList as call } from '../../contract/hardware-keys.ts'
import { findSessionOwner } from '../accounts.ts'
import { q } from '../tables.ts'

export const myKeyList = reader(call, async ({ db, actor }, input) => {
  const owner = await findSessionOwner(db, actor.sessionHash)
  return readPage(
    db,
    input,
    q.selectFrom('identity.hardware_key').where('account_id', '=', owner.account_id),
    {
      select: (all) =>
        all
          .select([
            'id',
            'name',
            timeText('added_at').as('addedAt'),
            timeText<string | null>('used_at').as('usedAt'),
          ])
          .orderBy('id', 'desc'),
      present: (row) => row,
    },
  )
})

import { readPage, reader, timeText } from '@iisp/server'
import { mySignInList as call } from '../../contract/my-account.ts'
import { findSessionOwner } from '../accounts.ts'
import { q } from '../tables.ts'
import { presentDevice } from './present-device.ts'

const daysShown = 90

export const mySignInList = reader(call, async ({ db, actor, now }, input) => {
  const owner = await findSessionOwner(db, actor.sessionHash)
  const { result } = input
  const own = q
    .selectFrom('identity.sign_in')
    .where('account_id', '=', owner.account_id)
    .where('at', '>', new Date(now.getTime() - daysShown * 86_400_000))
    .$if(result !== undefined, (all) => all.where('result', '=', result ?? 'signed-in'))
  return readPage(db, input, own, {
    select: (all) =>
      all
        .select(['id', timeText('identity.sign_in.at').as('at'), 'result', 'network', 'user_agent'])
        .orderBy('id', 'desc'),
    present: presentDevice,
  })
})

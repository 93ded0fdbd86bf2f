import { plainAccountNo } from '@iisp/contract/account-number'
import { platformErrors, refuse } from '@iisp/contract'
import { businessDateTime } from '@iisp/contract/date'
import { usePuzzlePass } from '@iisp/identity/contract'
import { type SharedLimit, networkOf, raw, sessionHandler, sql, takeShared } from '@iisp/server'
import { collectionAccountCheck as call } from '../../contract/checks/account-check.ts'
import { registrationErrors } from '../../contract/errors.ts'
import { type RaiseAccount, checkResult } from '../../rules/checks/account-match.ts'
import { q } from '../tables.ts'

const error = registrationErrors.checksTooOften
/** Twenty checks at once, then one a minute. */
const ofNetwork: SharedLimit = { name: 'registration.check-network', perMinute: 1, minutes: 20, error }
/** Slows down anybody who tries names for one number, over all networks. */
const ofNumber: SharedLimit = { name: 'registration.check-number', perMinute: 2, minutes: 15, error }

/** The limits are taken in a transaction of their own, so that a check that fails counts as well. */
export const collectionAccountCheck = sessionHandler(call, async (ctx, { uuid, ...input }) => {
  const [accountName, party] = [input.accountName.trim(), input.party.trim()]
  if (accountName === '') refuse(platformErrors.badInput, { field: 'accountName' })
  if (party === '') refuse(platformErrors.badInput, { field: 'party' })
  const accountNo = plainAccountNo(input.accountNo)
  await ctx.call(usePuzzlePass, { uuid, device: ctx.device() })
  const { now } = ctx
  const network = networkOf(ctx.network)
  await ctx.transact(async (db) => {
    await takeShared(db, ofNetwork, network, now)
    await takeShared(db, ofNumber, accountNo, now)
  })
  return ctx.transact(async (db) => {
    const account = await db.maybe(
      raw(sql<RaiseAccount>`SELECT * FROM registration.raise_account(${accountNo})`),
    )
    const result = checkResult(account, { accountName, party })
    await db.run(
      q.insertInto('registration.account_check').values({
        at: now,
        network,
        account_name: accountName,
        account_no: accountNo,
        party,
        result,
      }),
    )
    return { result, checkedAt: businessDateTime(now) }
  })
})

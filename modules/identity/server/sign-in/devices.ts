import { type Reader, type Writer, networkOf } from '@iisp/server'
import { accountIdOf } from '../accounts.ts'
import { q } from '../tables.ts'

/** Number of browsers remembered per account. The one seen longest ago is dropped first. */
const most = 10

const withDevice = (device: string) =>
  q.selectFrom('identity.known_device').select('device').where('device', '=', device)

/** Whether the account signed in from this browser, or from this network, before. */
export async function isKnown(
  db: Reader,
  account: string,
  address: string,
  device: string,
): Promise<boolean> {
  const fromNetwork = q
    .selectFrom('identity.login_attempt')
    .select('account')
    .where('account', '=', account)
    .where('network', '=', networkOf(address))
    .where('known', '=', true)
  const fromDevice = withDevice(device).where('account_id', '=', accountIdOf(account))
  const { known } = await db.one(
    q.selectNoFrom((eb) =>
      eb
        .or([eb.exists(fromNetwork), eb.exists(fromDevice)])
        .$castTo<boolean>()
        .as('known'),
    ),
  )
  return known
}

/** Whether anybody signed in from this browser before. */
export async function isKnownBrowser(db: Reader, device: string): Promise<boolean> {
  const { known } = await db.one(
    q.selectNoFrom((eb) => eb.exists(withDevice(device)).$castTo<boolean>().as('known')),
  )
  return known
}

/** Remembers this browser after a sign-in; gives whether it is new beside others that the account is used from. */
export async function rememberDevice(
  db: Writer,
  accountId: string,
  device: string,
  now: Date,
): Promise<boolean> {
  const known = await db.all(
    q.selectFrom('identity.known_device').select('device').where('account_id', '=', accountId),
  )
  const isNew = known.length > 0 && !known.some((one) => one.device === device)
  await db.run(
    q
      .insertInto('identity.known_device')
      .values({ account_id: accountId, device, seen_at: now })
      .onConflict((conflict) => conflict.columns(['account_id', 'device']).doUpdateSet({ seen_at: now })),
  )
  const tooMany = q
    .selectFrom('identity.known_device')
    .select('device')
    .where('account_id', '=', accountId)
    .orderBy('seen_at', 'desc')
    .offset(most)
  await db.run(
    q.deleteFrom('identity.known_device').where('account_id', '=', accountId).where('device', 'in', tooMany),
  )
  return isNew
}

import { type Reader, type Writer, networkOf, raw, sql } from '@iisp/server'

/** How many browsers are remembered for an account. The one seen longest ago is dropped first. */
const most = 10

/** Whether the account signed in from this browser, or from this network, before. */
export async function isKnown(
  db: Reader,
  account: string,
  address: string,
  device: string,
): Promise<boolean> {
  const { known } = await db.one(
    raw(sql<{ known: boolean }>`SELECT EXISTS (SELECT FROM identity.login_attempt
        WHERE account = ${account} AND network = ${networkOf(address)} AND known)
      OR EXISTS (SELECT FROM identity.known_device d WHERE d.device = ${device}
        AND d.account_id = (SELECT account_id FROM identity.login_account(${account}))) AS known`),
  )
  return known
}

/** Whether anybody signed in from this browser before. */
export async function isKnownBrowser(db: Reader, device: string): Promise<boolean> {
  const { known } = await db.one(
    raw(
      sql<{
        known: boolean
      }>`SELECT EXISTS (SELECT FROM identity.known_device WHERE device = ${device}) AS known`,
    ),
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
  const { is_new: isNew } = await db.one(
    raw(sql<{
      is_new: boolean
    }>`SELECT count(*) > 0 AND NOT coalesce(bool_or(device = ${device}), false) AS is_new
      FROM identity.known_device WHERE account_id = ${accountId}`),
  )
  await db.run(
    raw(sql`INSERT INTO identity.known_device (account_id, device, seen_at) VALUES (${accountId}, ${device}, ${now})
      ON CONFLICT (account_id, device) DO UPDATE SET seen_at = ${now}`),
  )
  await db.run(
    raw(sql`DELETE FROM identity.known_device WHERE account_id = ${accountId} AND device IN (
      SELECT device FROM identity.known_device WHERE account_id = ${accountId} ORDER BY seen_at DESC OFFSET ${most})`),
  )
  return isNew
}

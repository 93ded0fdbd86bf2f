import { type NamedError, platformErrors, refuse } from '@iisp/contract'
import { type SessionContext, type SharedLimit, networkOf, takeShared } from '@iisp/server'
import { registrationErrors } from '../../contract/errors.ts'
import type { KeyedHash } from '../keyed-hash.ts'
import { q } from '../tables.ts'

const error: NamedError = registrationErrors.lookUpsTooOften
const ofNetwork: SharedLimit = { name: 'registration.look-up-network', perMinute: 3, minutes: 10, error }
const ofNumber: SharedLimit = { name: 'registration.look-up-number', perMinute: 2, minutes: 10, error }

/** The identification of an applicant: number and code as printed on the confirmation. */
interface Ticket {
  readonly number: string
  readonly code: string
}
export const ticketHash = (hash: KeyedHash, number: string, code: string): string =>
  hash(`ticket ${number} ${code}`)

/** The application of this number and code. Every try is counted, in a transaction of its own. */
export async function ownParty(
  ctx: Pick<SessionContext, 'db' | 'transact' | 'network' | 'now'>,
  hash: KeyedHash,
  ticket: Ticket,
) {
  const [number, code] = [ticket.number.trim().toUpperCase(), ticket.code.trim().toUpperCase()]
  await ctx.transact(async (db) => {
    await takeShared(db, ofNetwork, networkOf(ctx.network), ctx.now)
    await takeShared(db, ofNumber, number, ctx.now)
  })
  const found = await ctx.db.maybe(
    q
      .selectFrom('registration.party')
      .select(['id', 'institution_id', 'status', 'version', 'admin_name', 'endorsed_by'])
      .where('number', '=', number)
      .where('code_hash', '=', ticketHash(hash, number, code)),
  )
  return found ?? refuse(registrationErrors.partyNotFound)
}

/** The same at the version that the applicant has seen. */
export async function ownPartyAt(
  ctx: Parameters<typeof ownParty>[0],
  hash: KeyedHash,
  { version, ...ticket }: Ticket & { readonly version: number },
) {
  const found = await ownParty(ctx, hash, ticket)
  if (found.version !== version) refuse(platformErrors.conflict)
  return found
}

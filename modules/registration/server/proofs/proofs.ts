import { randomBytes, randomInt } from 'node:crypto'
import { refuse } from '@iisp/contract'
import { type SessionContext, type Writer, sql } from '@iisp/server'
import { registrationErrors } from '../../contract/errors.ts'
import type { KeyedHash } from '../keyed-hash.ts'
import { q } from '../tables.ts'

export const proofSeconds = 600
const tries = 5

export interface Codes {
  readonly sms: string
  readonly mail: string
}
/** The addresses to which the codes of a proof were sent. */
export interface Proven {
  readonly phone: string
  readonly email: string
}
const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')
const hashesOf = (hash: KeyedHash, uuid: string, { sms, mail }: Codes) => ({
  sms_hash: hash(`sms ${uuid} ${sms}`),
  mail_hash: hash(`mail ${uuid} ${mail}`),
})

/** Enters a proof for this browser, and gives the codes to send. */
export async function beginProof(
  db: Writer,
  hash: KeyedHash,
  { phone, email }: Proven,
  { now, device }: Pick<SessionContext, 'now' | 'device'>,
): Promise<Codes & { readonly uuid: string }> {
  const uuid = randomBytes(16).toString('base64url')
  const codes = { sms: newCode(), mail: newCode() }
  await db.run(
    q.insertInto('registration.proof').values({
      uuid,
      phone,
      email,
      device: device(),
      ...hashesOf(hash, uuid, codes),
      expires_at: new Date(now.getTime() + proofSeconds * 1000),
    }),
  )
  return { uuid, ...codes }
}

/**
 * Checks the codes of a proof in a separate transaction, so that a wrong attempt counts. The answer
 * does not tell which code was wrong.
 */
export async function tryProof(
  { transact, now, device }: Pick<SessionContext, 'transact' | 'now' | 'device'>,
  hash: KeyedHash,
  uuid: string,
  codes: Codes,
): Promise<Proven> {
  const { sms_hash, mail_hash } = hashesOf(hash, uuid, codes)
  const found = await transact((db) =>
    db.maybe(
      q
        .updateTable('registration.proof')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('uuid', '=', uuid)
        .where('device', '=', device())
        .where('tries', '<', tries)
        .where(sql<boolean>`expires_at > ${now}`)
        .returning((eb) => [
          'phone',
          'email',
          eb
            .and([eb('sms_hash', '=', sms_hash), eb('mail_hash', '=', mail_hash)])
            .$castTo<boolean>()
            .as('right'),
        ]),
    ),
  )
  if (found === undefined) return refuse(registrationErrors.proofEnded)
  if (!found.right) return refuse(registrationErrors.codesWrong)
  return found
}

/** Uses a proof up; false where another request has been faster. */
export const spendProof = async (db: Writer, uuid: string): Promise<boolean> =>
  (await db.run(q.deleteFrom('registration.proof').where('uuid', '=', uuid))) === 1

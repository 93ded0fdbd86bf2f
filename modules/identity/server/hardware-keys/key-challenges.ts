import { randomBytes } from 'node:crypto'
import { Refusal } from '@iisp/contract'
import { type SessionContext, networkOf } from '@iisp/server'
import { identityErrors } from '../../contract/errors.ts'
import { hardwareKeyErrors } from '../../contract/hardware-key-errors.ts'
import { q } from '../tables.ts'
import { endOf, isWithin } from '../time-limits.ts'

const challengeSeconds = 120

type Challenging = Pick<SessionContext, 'transact' | 'now' | 'network' | 'device'>
type Purpose = 'add' | 'sign-in' | 'step-up'
export interface KeyChallenge {
  readonly uuid: string
  readonly challenge: string
  readonly purpose: Purpose
  /** The account's name in its normal form. */
  readonly account: string
  readonly passed: boolean
}

/** Stores a fresh challenge that this browser can answer once. */
export async function startChallenge(
  ctx: Challenging,
  purpose: Purpose,
  account: string,
): Promise<KeyChallenge> {
  const challenge = randomBytes(32).toString('base64url')
  const started = { uuid: randomBytes(16).toString('base64url'), challenge, purpose, account, passed: false }
  await insert(ctx, started)
  return started
}

/**
 * Uses up an unanswered challenge of this browser and network. Throws keyExpired if there is none.
 */
export async function takeChallenge(ctx: Challenging, purpose: Purpose, uuid: string): Promise<KeyChallenge> {
  const found = await take(ctx, purpose, uuid)
  if (found === undefined || found.passed) throw new Refusal(hardwareKeyErrors.keyExpired)
  return found
}

/** Makes an answered challenge a pass for one sign-in, for another two minutes. */
export const keepPass = (ctx: Challenging, challenge: KeyChallenge) =>
  insert(ctx, { ...challenge, passed: true })

/** Uses up the pass for a sign-in to this account. Throws loginExpired if there is none. */
export async function spendKeyPass(ctx: Challenging, account: string, uuid: string): Promise<void> {
  const found = await take(ctx, 'sign-in', uuid)
  if (found?.passed !== true || found.account !== account) throw new Refusal(identityErrors.loginExpired)
}

const insert = (ctx: Challenging, challenge: KeyChallenge) =>
  ctx.transact((db) =>
    db.run(
      q.insertInto('identity.key_challenge').values({
        ...challenge,
        network: networkOf(ctx.network),
        device: ctx.device(),
        expires_at: endOf(ctx.now, challengeSeconds),
      }),
    ),
  )

const take = (ctx: Challenging, purpose: Purpose, uuid: string) =>
  ctx.transact((db) =>
    db.maybe(
      q
        .deleteFrom('identity.key_challenge')
        .where('uuid', '=', uuid)
        .where('purpose', '=', purpose)
        .where('network', '=', networkOf(ctx.network))
        .where('device', '=', ctx.device())
        .where(isWithin(ctx.now, challengeSeconds))
        .returning(['uuid', 'challenge', 'purpose', 'account', 'passed']),
    ),
  )

import { platformErrors, refuse } from '@iisp/contract'
import { emailAddress } from '@iisp/contract/patterns'
import { usePuzzlePass } from '@iisp/identity/contract'
import { type Handler, type SharedLimit, networkOf, sessionHandler, takeShared } from '@iisp/server'
import { registrationErrors } from '../../contract/errors.ts'
import { partyCodeSend as call } from '../../contract/parties/parties.ts'
import { codeMail, codeSms } from '../../rules/parties/party-messages.ts'
import type { KeyedHash } from '../keyed-hash.ts'
import { beginProof, proofSeconds } from './proofs.ts'

const error = registrationErrors.codesTooOften
const ofNetwork: SharedLimit = { name: 'registration.codes-network', perMinute: 0.5, minutes: 40, error }
/** Three at once, then one in twenty minutes, so that no phone or mailbox is flooded. */
const ofReceiver: SharedLimit = { name: 'registration.codes-receiver', perMinute: 0.05, minutes: 60, error }

export const partyCodeSend = (hash: KeyedHash): Handler =>
  sessionHandler(call, async (ctx, { uuid: pass, phone, ...input }) => {
    const email = input.email.trim().toLowerCase()
    if (!emailAddress.test(email)) refuse(platformErrors.badInput, { field: 'email' })
    await ctx.call(usePuzzlePass, { uuid: pass, device: ctx.device() })
    const { now } = ctx
    const { uuid, sms, mail } = await ctx.transact(async (db) => {
      await takeShared(db, ofNetwork, networkOf(ctx.network), now)
      await takeShared(db, ofReceiver, phone, now)
      await takeShared(db, ofReceiver, email, now)
      return beginProof(db, hash, { phone, email }, ctx)
    })
    await ctx.ports.sms.send({ phone, text: codeSms(sms), purpose: 'registration' })
    await ctx.ports.mail.send({ to: email, ...codeMail(mail) })
    return { uuid, validSeconds: proofSeconds }
  })

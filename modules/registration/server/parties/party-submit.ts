import { randomInt } from 'node:crypto'
import { refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type Handler, raw, sessionHandler, sql } from '@iisp/server'
import { registrationErrors } from '../../contract/errors.ts'
import { partySubmit as call } from '../../contract/parties/parties.ts'
import { registrationTopics } from '../../contract/topics.ts'
import { receiptMail } from '../../rules/parties/party-messages.ts'
import type { KeyedHash } from '../keyed-hash.ts'
import { spendProof, tryProof } from '../proofs/proofs.ts'
import { q } from '../tables.ts'
import { columnsOf } from './party-columns.ts'
import { ticketHash } from './own-party.ts'
import { uniqueParty } from './unique-party.ts'

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const random = (length: number, of: string): string =>
  Array.from({ length }, () => of.charAt(randomInt(of.length))).join('')

export const partySubmit = (hash: KeyedHash): Handler =>
  sessionHandler(call, async (ctx, { uuid, smsCode, mailCode, ...sent }) => {
    const { now } = ctx
    const form = columnsOf(sent)
    const { phone, email } = await tryProof(ctx, hash, uuid, { sms: smsCode, mail: mailCode })
    const number = `ZC${businessDate(now).replaceAll('-', '')}${random(6, '0123456789')}`
    const code = random(10, letters)
    await ctx.transact(async (db) => {
      if (!(await spendProof(db, uuid))) refuse(registrationErrors.proofEnded)
      const { custodian } = await db.one(
        raw(sql<{ custodian: string }>`SELECT custodian FROM registration.custodian() custodian`),
      )
      const code_hash = ticketHash(hash, number, code)
      const insert = q
        .insertInto('registration.party')
        .values({ ...form, number, code_hash, institution_id: custodian, phone, email, submitted_at: now })
        .returning('id')
      const { id } = await uniqueParty(db.one(insert))
      db.audit({
        institutionId: custodian,
        action: 'registration.party-submit',
        object: `fund-party:${id}`,
        detail: { number, kind: form.kind, name: form.name, network: ctx.network },
      })
      db.emit({ topic: registrationTopics.partiesChanged, audience: ['*'], payload: { id } })
    })
    await ctx.ports.mail.send({ to: email, ...receiptMail({ name: form.name, number, code }) })
    return { number, code }
  })

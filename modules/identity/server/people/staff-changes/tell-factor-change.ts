import { businessDateTime } from '@iisp/contract/date'
import type { Subscriber } from '@iisp/server'
import { factorChangeMail, factorChangeSms } from '../../../rules/people/factor-change-messages.ts'
import { q } from '../../tables.ts'
import { msOf } from '../../time-limits.ts'

/** Administrators gave a person another phone or removed the keys; payload `change`. */
export const factorChanged = 'identity.factor-changed'

/**
 * Tells the person by mail and on the old and the new phone, with instructions in case they did not
 * ask for the change.
 */
export const tellFactorChange: Subscriber = {
  name: 'identity-tell-factor-change',
  topic: factorChanged,
  async run(db, { payload }, { mail, sms }) {
    const change = await db.maybe(
      q
        .selectFrom('identity.staff_change as c')
        .innerJoin('identity.reach as r', 'r.account_id', 'c.account_id')
        .select(['c.kind', 'c.phone_before', 'r.phone', 'r.email', 'r.name'])
        .select(msOf('c.decided_at').as('decided_ms'))
        .where('c.id', '=', String(payload.change)),
    )
    if (change === undefined) return
    const kind = change.kind === 'phone' ? 'phone' : 'keys'
    const at = businessDateTime(new Date(change.decided_ms))
    await mail.send({ to: change.email, ...factorChangeMail(kind, change.name, at) })
    const phones = new Set([change.phone_before, change.phone].filter((phone) => phone !== null))
    for (const phone of phones)
      await sms.send({ phone, text: factorChangeSms(kind), purpose: 'factor-change' })
  },
}

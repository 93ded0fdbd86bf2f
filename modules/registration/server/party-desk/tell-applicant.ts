import type { Subscriber } from '@iisp/server'
import { partyFlow } from '../../contract/parties/party-states.ts'
import { registrationTopics } from '../../contract/topics.ts'
import { decisionMail, decisionSms } from '../../rules/parties/party-messages.ts'
import { q } from '../tables.ts'

/** Tells the applicant by mail and short message what became of the application. */
export const tellApplicant: Subscriber = {
  name: 'registration-tell-applicant',
  topic: registrationTopics.partyDecided,
  async run(db, { payload }, { mail, sms }) {
    const state = partyFlow.sets.told.find((one) => one === payload.state)
    const party = await db.maybe(
      q
        .selectFrom('registration.party')
        .select(['name', 'number', 'kind', 'email', 'phone'])
        .where('id', '=', String(payload.id)),
    )
    if (party === undefined || state === undefined) return
    const { email: to, phone, ...facts } = party
    await mail.send({ to, ...decisionMail({ ...facts, state, reason: String(payload.reason) }) })
    await sms.send({ phone, text: decisionSms({ ...facts, state }), purpose: 'registration' })
  },
}

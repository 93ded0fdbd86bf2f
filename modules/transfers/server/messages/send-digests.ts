import { Refusal } from '@iisp/contract'
import { addDays, businessDate, businessTime } from '@iisp/contract/date'
import type { ParamValues } from '@iisp/guide/contract'
import { selectWorkDays } from '@iisp/reference/contract'
import {
  type CallContext,
  type Schedule,
  type Subscriber,
  type Writer,
  attemptEach,
  raw,
  sql,
} from '@iisp/server'
import { digestMail, workdayBefore } from '../../rules/messages/digest.ts'
import { digestCounts, ordersWithoutDocuments } from './digest-orders.ts'

const topic = 'transfers.digest-written'
/** Digests start after the payment hours, when a day's orders no longer change. */
const from = '17:00'
/** The most accounts handled in one run; the next run takes the rest. */
const atOnce = 100
/** The most orders listed in one mail. */
const mostOrders = 50

interface Wish {
  readonly account_id: string
  readonly institution_id: string
  readonly data: ParamValues
}

/** Accounts that asked for a digest (个性化设置) and have not received today's yet. */
const wishes = (db: Writer, today: string) =>
  db.all(
    raw(sql<Wish>`SELECT s.account_id, s.institution_id, s.data FROM guide.chosen_setting s
      WHERE s.item_id = 'transfer' AND s.data->>'isSendProperty' = '1' AND NOT EXISTS
        (SELECT FROM transfers.digest d WHERE d.account_id = s.account_id AND d.sent_on = ${today}::date)
      ORDER BY s.account_id LIMIT ${atOnce}`),
  )

/** Summarises a day of transfers for the people who asked for it, on working days after the payment hours. */
export const sendDigests = {
  name: 'transfers-send-digests',
  everySeconds: 600,
  async run(db, now, call) {
    const today = businessDate(now)
    if (businessTime(now).slice(0, 5) < from) return []
    return attemptEach(db, await wishes(db, today), (wish) => writeDigest(db, call, wish, today))
  },
} satisfies Schedule

type Day = { readonly RQ: string; readonly GZR: '0' | '1' }

/** The calendar as far back as a setting needs; empty if the calendar does not reach that far. */
async function daysBack(call: CallContext['call'], today: string, count: number): Promise<readonly Day[]> {
  try {
    return await call(selectWorkDays, { startDate: addDays(today, -(count * 2 + 20)), endDate: today })
  } catch (refused) {
    if (refused instanceof Refusal) return []
    throw refused
  }
}

async function writeDigest(db: Writer, call: CallContext['call'], wish: Wish, today: string): Promise<void> {
  const { data, account_id, institution_id } = wish
  const row = data.creatTimepoint?.[0]
  const wait = row?.isDesc === '1' ? (row.dny ?? 0) : 0
  const { documentDays = null } = data
  const days = await daysBack(call, today, Math.max(wait, documentDays ?? 0))
  if (!days.some((one) => one.RQ === today && one.GZR === '1')) return
  const day = workdayBefore(days, today, wait)
  if (day === null) return
  const since = documentDays === null ? null : workdayBefore(days, today, documentDays)
  const mail = digestMail({
    day,
    groups: data.digestStates ?? [],
    counts: await digestCounts(db, institution_id, day),
    missing: since === null ? null : await ordersWithoutDocuments(db, institution_id, since, mostOrders),
    note: row?.definePl ?? '',
  })
  const written = await db.maybe(
    raw(sql<{
      id: string
    }>`INSERT INTO transfers.digest (institution_id, account_id, day, sent_on, subject, body)
      VALUES (${institution_id}, ${account_id}, ${day}::date, ${today}::date, ${mail.subject}, ${mail.text})
      ON CONFLICT (account_id, sent_on) DO NOTHING RETURNING id`),
  )
  if (written) db.emit({ topic, audience: [], payload: { digestId: written.id } })
}

/** Sends a digest to its account if the account is still enabled. */
export const mailDigest: Subscriber = {
  name: 'transfers-mail-digest',
  topic,
  async run(db, { payload }, { mail }) {
    const found = await db.maybe(
      raw(sql<{ email: string; subject: string; body: string }>`SELECT r.email, d.subject, d.body
        FROM transfers.digest d JOIN identity.reach r ON r.account_id = d.account_id
        WHERE d.id = ${payload.digestId}`),
    )
    if (found) await mail.send({ to: found.email, subject: found.subject, text: found.body })
  },
}

import { Refusal } from '@iisp/contract'
import { addDays, businessDate, businessTime } from '@iisp/contract/date'
import type { ParamValues } from '@iisp/guide/contract'
import { selectWorkDays } from '@iisp/reference/contract'
import { type CallContext, type Schedule, type Subscriber, type Writer, attemptEach, sql } from '@iisp/server'
import { digestMail, workdayBefore } from '../../rules/messages/digest.ts'
import { q } from '../tables.ts'
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
const wishes = (db: Writer, today: string): Promise<Wish[]> =>
  db.all(
    q
      .selectFrom('guide.chosen_setting as s')
      .select(['s.account_id', 's.institution_id', 's.data'])
      .where('s.item_id', '=', 'transfer')
      .where(sql<boolean>`s.data->>'isSendProperty' = '1'`)
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('transfers.digest as d')
              .whereRef('d.account_id', '=', 's.account_id')
              .where('d.sent_on', '=', today),
          ),
        ),
      )
      .orderBy('s.account_id')
      .limit(atOnce),
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
    q
      .insertInto('transfers.digest')
      .values({ institution_id, account_id, day, sent_on: today, subject: mail.subject, body: mail.text })
      .onConflict((conflict) => conflict.columns(['account_id', 'sent_on']).doNothing())
      .returning('id'),
  )
  if (written) db.emit({ topic, audience: [], payload: { digestId: written.id } })
}

/** Sends a digest to its account if the account is still enabled. */
export const mailDigest: Subscriber = {
  name: 'transfers-mail-digest',
  topic,
  async run(db, { payload }, { mail }) {
    const found = await db.maybe(
      q
        .selectFrom('transfers.digest as d')
        .innerJoin('identity.reach as r', 'r.account_id', 'd.account_id')
        .select(['r.email', 'd.subject', 'd.body'])
        .where('d.id', '=', String(payload.digestId)),
    )
    if (found) await mail.send({ to: found.email, subject: found.subject, text: found.body })
  },
}

import { refuse } from '@iisp/contract'
import { archiveFile } from '@iisp/files/contract'
import { writer } from '@iisp/server'
import { faultText } from '../../contract/exchange/faults.ts'
import { exchangeTypes } from '../../contract/exchange/file-types.ts'
import { exchangeSendErrors } from '../../contract/exchange/send-errors.ts'
import { exchangeSend as call } from '../../contract/exchange/sends.ts'
import { type CountedRecords, ExchangeError, profiles, sentFiles } from '../../rules/exchange/index.ts'
import { recordsToSend } from './sent-records.ts'

/**
 * Rows are read, written as records and packed batch by batch. The archive stays in a file until its last record is
 * written, so a faulty record is found before anything is sent and the rows are read only once.
 */
export const exchangeSend = writer(call, async (ctx, input) => {
  const { db, actor, language, call: ask } = ctx
  const profile = profiles.get(input.profile)
  if (profile === undefined) throw new Error(`no exchange profile ${input.profile}`)
  const parties = {
    creator: actor.institutionId,
    receiver: input.distributor,
    date: input.confirmedOn.replaceAll('-', ''),
  }
  const counts = new Map<string, number>()
  try {
    const records = counted(recordsToSend(db, input), counts)
    const title = `${parties.creator}_${parties.receiver}_${parties.date}`
    const archive = await ask(archiveFile, { title, files: sentFiles(parties, records, profile) })
    db.audit({
      institutionId: parties.creator,
      action: 'ta.exchange-send',
      object: `distributor:${parties.receiver}`,
      detail: {
        confirmedOn: input.confirmedOn,
        accounts: counts.get('02') ?? 0,
        confirmations: counts.get('04') ?? 0,
      },
    })
    return archive
  } catch (error) {
    if (!(error instanceof ExchangeError)) throw error
    const { field, record } = error.fault
    const what = [field, record === undefined ? '' : `#${record}`].filter(Boolean).join(' ')
    const why = faultText(error.fault, language)
    return refuse(exchangeSendErrors.unwritable, { what: what || exchangeTypes['04'][language], why })
  }
})

/** Records the number of records of each type. */
async function* counted(all: AsyncIterable<CountedRecords>, counts: Map<string, number>) {
  for await (const one of all) {
    counts.set(one.type, one.count)
    yield one
  }
}

import { refuse } from '@iisp/contract'
import { archiveFile } from '@iisp/files/contract'
import { reader } from '@iisp/server'
import { faultText } from '../../contract/exchange/faults.ts'
import { exchangeTypes } from '../../contract/exchange/file-types.ts'
import { exchangeSendErrors } from '../../contract/exchange/send-errors.ts'
import { exchangeSend as call } from '../../contract/exchange/sends.ts'
import {
  ExchangeError,
  confirmationRecord,
  fundRecord,
  profiles,
  sentFiles,
} from '../../rules/exchange/index.ts'
import { confirmationsToSend, fundsToSend } from './sent-rows.ts'

export const exchangeSend = reader(call, async (ctx, input) => {
  const { db, actor, language, call: ask } = ctx
  const profile = profiles.get(input.profile)
  if (profile === undefined) throw new Error(`no exchange profile ${input.profile}`)
  const [confirmations, funds] = [await db.all(confirmationsToSend(input)), await db.all(fundsToSend(input))]
  const parties = {
    creator: actor.institutionId,
    receiver: input.distributor,
    date: input.confirmedOn.replaceAll('-', ''),
  }
  const records = new Map([
    ['04', confirmations.map(confirmationRecord)],
    ['07', funds.map(fundRecord)],
  ])
  try {
    const files = await sentFiles(parties, records, profile)
    const title = `${parties.creator}_${parties.receiver}_${parties.date}`
    return await ask(archiveFile, { title, files: [...files] })
  } catch (error) {
    if (!(error instanceof ExchangeError)) throw error
    const { field, record } = error.fault
    const what = [field, record === undefined ? '' : `#${record}`].filter(Boolean).join(' ')
    const why = faultText(error.fault, language)
    return refuse(exchangeSendErrors.unwritable, { what: what || exchangeTypes['04'][language], why })
  }
})

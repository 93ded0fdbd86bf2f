import { refuse } from '@iisp/contract'
import { archiveFile } from '@iisp/files/contract'
import { writer } from '@iisp/server'
import { faultText } from '../../contract/exchange/faults.ts'
import { exchangeTypes } from '../../contract/exchange/file-types.ts'
import { exchangeSendErrors } from '../../contract/exchange/send-errors.ts'
import { exchangeSend as call } from '../../contract/exchange/sends.ts'
import {
  ExchangeError,
  accountRecord,
  confirmationRecord,
  dividendRecord,
  dividendSummaries,
  fundRecord,
  holdingRecord,
  lotRecord,
  profiles,
  sentFiles,
} from '../../rules/exchange/index.ts'
import {
  accountsToSend,
  confirmationsToSend,
  dividendsToSend,
  fundsToSend,
  holdingsToSend,
  lotsToSend,
} from './sent-rows.ts'

export const exchangeSend = writer(call, async (ctx, input) => {
  const { db, actor, language, call: ask } = ctx
  const profile = profiles.get(input.profile)
  if (profile === undefined) throw new Error(`no exchange profile ${input.profile}`)
  const accounts = await db.all(accountsToSend(input))
  const confirmations = await db.all(confirmationsToSend(input))
  const dividends = await db.all(dividendsToSend(input))
  const holdings = await db.all(holdingsToSend(input))
  const lots = await db.all(lotsToSend(input))
  const funds = await db.all(fundsToSend(input))
  const parties = {
    creator: actor.institutionId,
    receiver: input.distributor,
    date: input.confirmedOn.replaceAll('-', ''),
  }
  try {
    const records = new Map([
      ['02', accounts.map(accountRecord)],
      ['04', confirmations.map(confirmationRecord)],
      ['05', holdings.map((one) => holdingRecord(one, input.confirmedOn))],
      ['06', dividends.map(dividendRecord)],
      ['07', funds.map(fundRecord)],
      ['09', dividendSummaries(dividends, input.confirmedOn)],
      ['26', lots.map((one) => lotRecord(one, input.confirmedOn))],
    ])
    const files = await sentFiles(parties, records, profile)
    const { creator, receiver } = parties
    db.audit({
      institutionId: creator,
      action: 'ta.exchange-send',
      object: `distributor:${receiver}`,
      detail: {
        confirmedOn: input.confirmedOn,
        accounts: accounts.length,
        confirmations: confirmations.length,
      },
    })
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

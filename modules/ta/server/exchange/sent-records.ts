import { type Compilable, type Writer, readByCursor } from '@iisp/server'
import {
  type CountedRecords,
  DividendSums,
  type RecordValues,
  accountRecord,
  confirmationRecord,
  dividendRecord,
  fundRecord,
  holdingRecord,
  lotRecord,
} from '../../rules/exchange/index.ts'
import {
  type Asked,
  accountsToSend,
  confirmationsToSend,
  dividendsToSend,
  fundsToSend,
  holdingsToSend,
  lotsToSend,
} from './sent-rows.ts'

/**
 * The records of a day for a distributor, type by type. Read the records of a type before the next type is requested.
 */
export async function* recordsToSend(db: Writer, asked: Asked): AsyncGenerator<CountedRecords> {
  const { confirmedOn } = asked
  const sums = new DividendSums()
  yield await records(db, '02', accountsToSend(asked), accountRecord)
  yield await records(db, '04', confirmationsToSend(asked), confirmationRecord)
  yield await records(db, '05', holdingsToSend(asked), (one) => holdingRecord(one, confirmedOn))
  yield await records(db, '06', dividendsToSend(asked), (one) => {
    sums.add(one)
    return dividendRecord(one)
  })
  const funds = (await db.all(fundsToSend(asked))).map(fundRecord)
  yield { type: '07', count: funds.length, records: funds }
  const summaries = sums.records(confirmedOn)
  yield { type: '09', count: summaries.length, records: summaries }
  yield await records(db, '26', lotsToSend(asked), (one) => lotRecord(one, confirmedOn))
}

async function records<Row extends { readonly total: number }>(
  db: Writer,
  type: string,
  query: Compilable<Row>,
  recordOf: (row: Row) => RecordValues,
): Promise<CountedRecords> {
  const { count, rows } = await readByCursor(db, `sent_${type}`, query)
  async function* each() {
    for await (const row of rows) yield recordOf(row)
  }
  return { type, count, records: each() }
}

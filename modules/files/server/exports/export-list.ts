import { readPage, reader, stateLiteral, timeText } from '@iisp/server'
import { exportList as call } from '../../contract/exports.ts'
import type { ExportFormat, ExportState } from '../../contract/exports.ts'
import { q } from '../tables.ts'

interface Row {
  readonly id: string
  readonly title: string
  readonly format: ExportFormat
  readonly state: ExportState
  readonly rows_done: number
  readonly rows_total: number | null
  readonly file_id: string | null
  readonly file_name: string
  readonly size: string | null
  readonly error: string
  readonly created: string
  readonly expires: string | null
}

export const exportList = reader(call, ({ db, actor, now }, input) =>
  readPage(
    db,
    input,
    q
      .selectFrom('files.export_job')
      .where('account_id', '=', actor.accountId)
      .where('institution_id', '=', actor.institutionId),
    {
      select: (own) =>
        own
          .select([
            'id',
            'title',
            'format',
            'rows_done',
            'rows_total',
            'file_id',
            'file_name',
            'size',
            'error',
          ])
          .select((eb) => [
            eb
              .case()
              .when(eb.and([eb('state', '=', 'done'), eb('expires_at', '<=', now.toISOString())]))
              .then(stateLiteral('expired'))
              .else(eb.ref('state'))
              .end()
              .as('state'),
            timeText('created_at').as('created'),
            timeText<string | null>('expires_at').as('expires'),
          ])
          .orderBy('recency', 'desc'),
      present: presentJob,
    },
  ),
)

const presentJob = (row: Row) => ({
  id: row.id,
  title: row.title,
  format: row.format,
  state: row.state,
  rowsDone: row.rows_done,
  rowsTotal: row.rows_total,
  size: row.size === null ? null : Number(row.size),
  fileId: row.state === 'done' ? row.file_id : null,
  fileName: row.file_name,
  error: row.error,
  createdAt: row.created,
  expiresAt: row.expires,
})

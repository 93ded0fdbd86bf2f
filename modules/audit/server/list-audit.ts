import { auditNames } from '@iisp/contract/audit-names'
import { type Input, platformErrors, refuse } from '@iisp/contract'
import { getNames } from '@iisp/identity/contract'
import { listAudit as call } from '@iisp/audit/contract'
import { type ReadContext, countFound, narrow, reader, sql, timeText } from '@iisp/server'
import { keysetPage, sizeOf } from './keyset.ts'
import { q } from './tables.ts'
import { labelsOf, wordsOf } from './words.ts'

interface Row {
  institutionId: string
  seq: string
  at: string
  exactAt: string
  realPerson: string
  account: string | null
  action: string
  object: string
  detail: string
}

/** The rows with names, without the instant that only the cursor needs. */
async function named(ctx: Pick<ReadContext, 'call' | 'registry' | 'language'>, rows: readonly Row[]) {
  const modules = ctx.registry.itemsOf(auditNames)
  const words = wordsOf(modules, ctx.language)
  const labels = await labelsOf(
    ctx,
    modules,
    rows.map(({ object }) => object),
  )
  const { people, accounts } = await ctx.call(getNames, {
    personIds: rows.map((row) => row.realPerson),
    accountIds: rows.flatMap((row) => row.account ?? []),
  })
  const nameOf = new Map(people.map(({ id, NAME }) => [id, NAME]))
  const accountOf = new Map(accounts.map((account) => [account.id, account]))
  return rows.map((row) => {
    const { exactAt: _, ...shown } = row
    const account = accountOf.get(row.account ?? '')
    return {
      ...shown,
      realPersonName: nameOf.get(row.realPerson) ?? '',
      accountEmail: account?.EMAIL ?? '',
      actionName: words.action(row.action),
      objectName: words.object(row.action, row.object, labels.get(row.object)),
      content: words.content(row.action, row.object, row.detail),
      actedFor: account === undefined || account.PERSON === row.realPerson ? '' : account.NAME,
    }
  })
}

/** Cursor: the last row's instant in microseconds, institution and number. */
const cursorOf = (row: Row) => `${row.exactAt}|${row.institutionId}|${row.seq}`
const cursorForm = /^(\d{1,16})\|([^|]{1,20})\|(\d{1,18})$/

/** Rows behind a cursor; one that `cursorOf` cannot have written is refused. */
function isBehind(cursor: string) {
  const [, at, institution, seq] =
    cursorForm.exec(cursor) ?? refuse(platformErrors.badInput, { field: 'cursor' })
  return sql<boolean>`(at, institution_id, seq) <
    (to_timestamp(0) + ${at}::bigint * interval '1 microsecond', ${institution}, ${seq}::bigint)`
}

const findRows = (filters: Omit<Input<typeof call>, 'cursor'>, objectOf: (typed: string) => string) =>
  narrow(q.selectFrom('platform.audit'), filters, {
    institutionId: 'institution_id',
    action: 'action',
    object: (typed) => sql<boolean>`object = ${objectOf(typed)}`,
    realPerson: 'real_person',
    startDate: (day) => sql<boolean>`at >= ${day}::date`,
    endDate: (day) => sql<boolean>`at < ${day}::date + 1`,
  })

export const listAudit = reader(call, async (ctx, input) => {
  const size = sizeOf(input.pageSize)
  const modules = ctx.registry.itemsOf(auditNames)
  const { cursor, ...filters } = input
  const found = findRows(filters, (typed) => modules.map(({ find }) => find?.(typed)).find(Boolean) ?? typed)
  const rows = await ctx.db.all(
    (cursor === undefined ? found : found.where(isBehind(cursor)))
      .select(['institution_id as institutionId', 'seq', 'real_person as realPerson'])
      .select(['effective_account as account', 'action', 'object'])
      .select([
        timeText('platform.audit.at').as('at'),
        sql<string>`(extract(epoch FROM at) * 1000000)::bigint`.as('exactAt'),
        sql<string>`detail::text`.as('detail'),
      ])
      .orderBy('platform.audit.at', 'desc')
      .orderBy('institution_id', 'desc')
      .orderBy('seq', 'desc')
      .limit(size + 1),
  )
  const page = keysetPage(rows, size, await countFound(ctx.db, found), cursorOf)
  return { ...page, list: await named(ctx, page.list) }
})

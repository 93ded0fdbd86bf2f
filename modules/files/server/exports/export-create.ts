import { platformErrors, refuse } from '@iisp/contract'
import { findMismatch } from '@iisp/contract/check'
import { countRows, exportSources, stateLiteral, takeLock, writer } from '@iisp/server'
import { fileErrors } from '../../contract/errors.ts'
import { exportCreate as call } from '../../contract/exports.ts'
import { exportLimits } from '../../contract/limits.ts'
import { packActor } from './export-actor.ts'
import { exportRequested } from './export-worker.ts'
import { newId } from '../files.ts'
import { columnsOf } from './columns-of.ts'
import { q } from '../tables.ts'

export const exportCreate = writer(call, async (ctx, input) => {
  const { db, actor, now, language } = ctx
  const source =
    ctx.registry.itemsOf(exportSources).find(({ name }) => name === input.source) ??
    refuse(platformErrors.badInput, { field: 'source' })
  await ctx.needAccess(source.access)
  const miss = findMismatch(source.filters, input.filters)
  if (miss !== null) refuse(platformErrors.badInput, { field: `filters.${miss}`.replace(/\.$/, '') })
  const columns = columnsOf(source, input.columns)

  // one after the other, so that many presses at once are not all the first; a statement of its own, because a
  // count sees what was committed before it began
  await takeLock(db, `files.export ${actor.accountId}`)
  const { open } = await db.one(
    q
      .selectFrom('files.export_job')
      .select(countRows.as('open'))
      .where('account_id', '=', actor.accountId)
      .where('state', 'in', [stateLiteral('queued'), stateLiteral('running')]),
  )
  if (open >= exportLimits.atOnce) refuse(fileErrors.tooManyExports)
  const id = newId()
  await db.run(
    q.insertInto('files.export_job').values({
      id,
      institution_id: actor.institutionId,
      account_id: actor.accountId,
      source: source.name,
      format: input.format,
      title: input.title,
      columns: JSON.stringify(columns.map(({ key, title }) => ({ key, title: title[language] }))),
      filters: JSON.stringify(input.filters),
      actor: JSON.stringify(packActor(actor)),
      language,
      created_at: now,
    }),
  )
  db.audit({
    institutionId: actor.institutionId,
    action: 'files.export',
    object: `export:${id}`,
    detail: {
      source: source.name,
      format: input.format,
      columns: input.columns,
      filters: Object.keys(input.filters),
    },
  })
  db.emit({ topic: exportRequested, audience: [actor.scope], payload: { id } })
  return { id }
})

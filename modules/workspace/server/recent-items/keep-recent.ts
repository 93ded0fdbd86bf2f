import { type PersonActor, type Writer, sql } from '@iisp/server'
import { type RecentItem, recentItemsKept } from '../../contract/recent-items.ts'
import { q } from '../tables.ts'

/** Half-life of an item's score, in seconds. */
export const halfLifeSeconds = 14 * 86_400
/** An opening within this many seconds of the last one is the same one reported twice. */
const againSeconds = 60

/**
 * Records that the person opened an item, and deletes the items opened longest ago beyond the limit
 * of their kind.
 */
export async function keepRecent(
  db: Writer,
  { institutionId: institution_id, accountId: account_id }: PersonActor,
  now: Date,
  { kind, key, title, detail, pageId: page_id, query }: Omit<RecentItem, 'score'>,
): Promise<void> {
  const opened_at = now.toISOString()
  const words = { title, detail, page_id, query, opened_at }
  const age = sql`extract(epoch FROM ${opened_at}::timestamptz - recent_item.opened_at)`
  await db.run(
    q
      .insertInto('workspace.recent_item')
      .values({ institution_id, account_id, kind, key, score: 1, ...words })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'institution_id', 'kind', 'key']).doUpdateSet({
          ...words,
          score: sql<number>`CASE WHEN ${age} < ${againSeconds}::int THEN recent_item.score
            ELSE recent_item.score * power(0.5, ${age} / ${halfLifeSeconds}::int) + 1 END`,
        }),
      ),
  )
  const ofKind = q
    .selectFrom('workspace.recent_item')
    .where('account_id', '=', account_id)
    .where('institution_id', '=', institution_id)
    .where('kind', '=', kind)
  await db.run(
    q
      .deleteFrom('workspace.recent_item')
      .where('account_id', '=', account_id)
      .where('institution_id', '=', institution_id)
      .where('kind', '=', kind)
      .where(
        'key',
        'in',
        ofKind.select('key').orderBy('opened_at', 'desc').orderBy('key').offset(recentItemsKept),
      ),
  )
}

import { type WriteContext, takeLock } from '@iisp/server'
import type { JudgedRow } from './judge-rows.ts'

/**
 * Takes a lock per child fund, so that concurrent applications for the same child fund are judged
 * one after the other.
 */
export async function lockChildren(
  { db }: Pick<WriteContext, 'db'>,
  rows: readonly JudgedRow[],
): Promise<void> {
  const children = [...new Set(rows.map(({ child }) => child.id))].toSorted()
  for (const child of children) await takeLock(db, `fund-relation.child ${child}`)
  // circles may run through several children
  await takeLock(db, 'fund-relation.links')
}

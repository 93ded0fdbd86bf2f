import { atMost } from '@iisp/contract/at-most'
import type { PersonActor, SessionContext, Writer } from '@iisp/server'
import { loosen, removeNow } from '../stored/loose-content.ts'
import { type Announced, beginReceiving, endReceiving } from './receiving.ts'

export interface Content {
  readonly hash: string
  readonly size: number
}
export interface Listed<T> {
  readonly value: T
  /** Content that rows gave up for it. */
  readonly freed: readonly string[]
}
interface Steps<T> {
  /** Brings the bytes to rest: first the bytes, then the row, so that no row lacks them. */
  store(): Promise<Content>
  /** Inspects the stored content outside any transaction and refuses what must not be listed. */
  inspect?(content: Content): Promise<void>
  list(db: Writer, content: Content): Promise<Listed<T>>
}

/** The most database connections of a node that uploads use, so that other work does not wait for one. */
const inTurn = atMost(4)

/**
 * Receives bytes into the store and lists them. Limits and quota are checked before the first byte
 * is written. Content that ends up unlisted, or was replaced, is removed immediately.
 */
export async function receive<T>(
  ctx: SessionContext<PersonActor>,
  announced: Announced,
  steps: Steps<T>,
): Promise<T> {
  const transact: typeof ctx.transact = (work) => inTurn(() => ctx.transact(work))
  const id = await transact((db) => beginReceiving(db, ctx.actor, ctx.now, announced))
  const stored: Content[] = []
  const listed = await storeAndList().catch(async (refused: unknown) => {
    const left = stored.map(({ hash }) => hash)
    await transact(async (db) => {
      await endReceiving(db, id)
      await loosen(db, left)
    })
    await removeNow(transact, ctx.files, left)
    throw refused
  })
  await removeNow(transact, ctx.files, listed.freed)
  return listed.value

  async function storeAndList(): Promise<Listed<T>> {
    const content = await steps.store()
    stored.push(content)
    await steps.inspect?.(content)
    return transact(async (db) => {
      await endReceiving(db, id)
      const result = await steps.list(db, content)
      await loosen(db, result.freed)
      return result
    })
  }
}

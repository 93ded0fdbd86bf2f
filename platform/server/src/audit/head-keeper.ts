import { system } from '../calls/actor.ts'
import { StartupError } from '../config/startup-error.ts'
import type { Database } from '../db/database.ts'
import type { ChainHead } from '../db/finish.ts'
import type { AuditParts } from './audit-parts.ts'
import type { HeadEntry } from './head-line.ts'
import { type HeadDraft, HeadsLog } from './heads-log.ts'
import { knownNodes, lockNode, nodeOf, noteLine, noteWitness } from './nodes.ts'
import { placesOf, tableChains } from './read-chains.ts'

const everyMs = 60_000
/** Number of lines sent to the witness per run. */
const mostLines = 500
const actor = system('audit-heads')

/** A signed head that is missing in the table. */
export interface LostHead extends ChainHead {
  /** Rows that the table has of the chain. */
  readonly length: number
}

/**
 * Signs the heads of the audit chains that this node committed, every minute and when it stops, and stores them outside
 * the database: in the file, then at the witness. Only committed heads are signed, so a crash never leaves a head that is
 * newer than the table.
 */
export class HeadKeeper {
  readonly #db: Database
  readonly #log: HeadsLog
  readonly #witness: AuditParts['witness']
  readonly #failed: (error: unknown) => void
  readonly #committed = new Map<string, ChainHead>()
  #node: string
  #timer: NodeJS.Timeout | undefined
  #turn: Promise<void> = Promise.resolve()

  constructor(
    db: Database,
    { folder, headKey, witness }: AuditParts & { readonly folder: string },
    failed: (error: unknown) => void,
  ) {
    this.#db = db
    this.#log = new HeadsLog(folder, headKey)
    this.#witness = witness
    this.#failed = failed
    this.#node = nodeOf(folder)
  }

  /** Refuses the start where the table has lost signed rows; otherwise signs the present heads and starts the timer. */
  async open(): Promise<void> {
    const lost = await this.lostHeads()
    if (lost[0] !== undefined) throw refusal(this.#log.path, lost[0], lost.length)
    await this.#append(await this.#newerInTable())
    this.#db.onCommit(({ heads }) => {
      for (const head of heads) {
        const known = this.#committed.get(head.institutionId)
        if (known === undefined || known.seq < head.seq) this.#committed.set(head.institutionId, head)
      }
    })
    this.#timer = setInterval(() => void this.turn(), everyMs)
    this.#timer.unref()
    void this.#inTurn(() => this.#ship())
  }

  /** Signs the rows committed since the last run. */
  turn(): Promise<void> {
    return this.#inTurn(async () => {
      const changed = [...this.#committed.values()]
      this.#committed.clear()
      try {
        await this.#append({ heads: changed.map((head) => this.#entryOf(head)) })
      } catch (error) {
        for (const head of changed)
          if (!this.#committed.has(head.institutionId)) this.#committed.set(head.institutionId, head)
        throw error
      }
      const lost = await this.lostHeads()
      if (lost[0] !== undefined) this.#failed(refusal(this.#log.path, lost[0], lost.length))
      await this.#ship()
    })
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.turn()
  }

  /** The signed heads of the file that the table does not contain. */
  async lostHeads(): Promise<LostHead[]> {
    await this.#log.catchUp()
    this.#node = this.#log.last?.node ?? this.#node
    const heads = [...this.#log.heads.values()].map(([institutionId, seq, hash]) => ({
      institutionId,
      seq,
      hash,
    }))
    const places = await placesOf(this.#db.reader(actor), heads)
    return heads.flatMap((head, i) => {
      const place = places[i]
      return place?.hash === head.hash ? [] : [{ ...head, length: place?.length ?? 0 }]
    })
  }

  /** Accepts the current table after a deliberate restore, and records the restore in the file. */
  async accept(lost: readonly LostHead[], reason: string): Promise<void> {
    const chains = lost.map((head) => [head.institutionId, head.seq, head.length] as const)
    const heads = (await this.#newerInTable(lost)).heads
    await this.#append({ heads, restored: { reason, chains } })
  }

  /** The table's heads that are missing in the file or differ from it. */
  async #newerInTable(lost: readonly ChainHead[] = []): Promise<HeadDraft> {
    await this.#log.catchUp()
    const isLost = new Set(lost.map(({ institutionId }) => institutionId))
    const first = this.#log.last === null
    const chains = await tableChains(this.#db.reader(actor))
    const heads = chains.flatMap(({ institutionId, head, markedFrom }): HeadEntry[] => {
      if (head === null || head.seq === 0) return []
      const known = this.#log.heads.get(institutionId)
      if (known !== undefined && known[1] >= head.seq && !isLost.has(institutionId)) return []
      return [[institutionId, head.seq, head.hash, known?.[3] ?? (first ? markedFrom : 1)]]
    })
    return { heads }
  }

  /** A chain that began after the file did has marks from its first row. */
  #entryOf({ institutionId, seq, hash }: ChainHead): HeadEntry {
    return [institutionId, seq, hash, this.#log.heads.get(institutionId)?.[3] ?? 1]
  }

  /** Processes that share the file wait for each other at the node's row; the file is written before the row. */
  async #append(draft: HeadDraft): Promise<void> {
    if (draft.heads.length === 0 && draft.restored === undefined) return
    await this.#db.transact(actor, async (db) => {
      const known = await lockNode(db, this.#node)
      await this.#log.catchUp()
      await noteLine(db, this.#node, await this.#log.append(draft, this.#node, known + 1))
    })
  }

  async #ship(): Promise<void> {
    const witness = this.#witness
    if (witness === null) return
    const known = (await knownNodes(this.#db.reader(actor))).find(({ node }) => node === this.#node)
    if (known === undefined) return
    let { witnessed } = known
    let problem: string | null = null
    try {
      let count = 0
      for await (const { line, text } of this.#log.since(witnessed)) {
        await witness.put(this.#node, line.line, text)
        witnessed = line.line
        if (++count === mostLines) break
      }
    } catch (error) {
      problem = error instanceof Error ? error.message.slice(0, 200) : 'unknown'
      this.#failed(
        new Error(`the audit witness ${witness.name} did not take a line: ${problem}`, { cause: error }),
      )
    }
    if (witnessed !== known.witnessed || problem !== known.witnessProblem)
      await this.#db.transact(actor, (db) => noteWitness(db, this.#node, witnessed, problem))
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(work).catch(this.#failed)
    return this.#turn
  }
}

function refusal(path: string, head: LostHead, count: number): StartupError {
  const { institutionId, seq, length } = head
  const [more, further] = count > 1 ? [`等 ${count} 个机构`, ` and ${count - 1} more`] : ['', '']
  return new StartupError(
    `数据库缺少已签名的审计记录：${path} 记载机构 ${institutionId}${more} 的审计链已到第 ${seq} 条，数据库中只到第 ${length} 条或内容不同；如确系从备份恢复，请先执行 npm run audit:accept-restore -- --reason "原因" 再启动，否则记录已被删改，请先查明。`,
    `The database lacks audit records that were signed: by ${path} the chain of ${institutionId}${further} had come to record ${seq}, while the database ends at ${length} or has another one there; after a deliberate restore from a backup run npm run audit:accept-restore -- --reason "why" and start again, otherwise records were removed or rewritten and that has to be cleared up first.`,
  )
}

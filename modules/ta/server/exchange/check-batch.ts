import { download } from '@iisp/files/contract'
import { type ReadContext, type WorkerTools, sql } from '@iisp/server'
import { runThread } from '@iisp/server/threads/run-thread'
import { ThreadEnded } from '@iisp/server/threads/thread-ended'
import type { ExchangeFault } from '../../contract/exchange/faults.ts'
import { exchangeAccountLimit, exchangeFaultLimit } from '../../contract/exchange/imports.ts'
import { ExchangeError, type IndexFile, judgeSet, parseIndexFileName } from '../../rules/exchange/index.ts'
import { type StoredBatch, q } from '../tables.ts'
import { type PlacedFault, keepFaults } from './keep-faults.ts'
import type { ExchangePiece, ExchangeTask, Staged } from './read-exchange-file.ts'
import { stageAccounts } from './stage-accounts.ts'
import { discardStaged, stageApplications } from './stage-applications.ts'
import { WorkLost, keepWork } from './work-in-hand.ts'

const threadBody = new URL('./exchange-thread.ts', import.meta.url)
/** Limits of the thread that reads a file; the time applies to each piece. A node reads one file at a time. */
const threadLimits = { heapMb: 192, milliseconds: 30_000 }
interface SetFile {
  readonly position: number
  readonly fileId: string
  readonly name: string
}
const tooManyAccounts: ExchangeFault = {
  code: 'tooManyAccounts',
  params: { limit: String(exchangeAccountLimit) },
}
const tooComplex: ExchangeFault = { code: 'fileTooComplex' }

/** Reads a set of files and stages its applications. Answers its index, or null if faults were found and kept. */
export async function readSet(
  tools: WorkerTools,
  ctx: ReadContext,
  batch: StoredBatch,
): Promise<IndexFile | null> {
  await tools.transact(async (db) => {
    await keepWork(db, batch, 0)
    await discardStaged(db, batch.id)
    await db.run(q.deleteFrom('ta.exchange_fault').where('batch_id', '=', batch.id))
  })
  const reading = new SetReading(tools, ctx, batch)
  return (await reading.run()) ?? null
}

/** One reading of a set, with the staged records and the faults so far. */
class SetReading {
  readonly #tools: WorkerTools
  readonly #ctx: ReadContext
  readonly #batch: StoredBatch
  #records = 0
  #accounts = 0
  #faults = 0

  constructor(tools: WorkerTools, ctx: ReadContext, batch: StoredBatch) {
    this.#tools = tools
    this.#ctx = ctx
    this.#batch = batch
  }

  /** Undefined if the set has a fault. */
  async run(): Promise<IndexFile | undefined> {
    const files = await this.#files()
    const indexFiles = files.filter(({ name }) => parseIndexFileName(name) !== null)
    const [indexFile] = indexFiles
    if (indexFile === undefined || indexFiles.length > 1) {
      await this.#keep([], 0, [{ file: '', type: '', fault: { code: 'noIndex' } }])
      return undefined
    }
    let index: IndexFile | undefined
    await this.#read(indexFile, null, async (piece) => {
      if (piece.kind === 'index') index = piece.index
    })
    if (index === undefined) return undefined
    const data = files.filter((file) => file !== indexFile)
    const wrong = judgeSet(
      index.files,
      data.map(({ name }) => name),
    )
    await this.#keep(
      [],
      0,
      wrong.map((one) => ({ ...one, type: '' })),
    )
    for (const file of data)
      if (this.#goOn) await this.#read(file, index, (piece) => this.#keepRecords(file, piece))
    return this.#faults === 0 ? index : undefined
  }

  get #goOn(): boolean {
    return this.#faults < exchangeFaultLimit
  }

  #files(): Promise<SetFile[]> {
    return this.#ctx.db.all(
      q
        .selectFrom('ta.exchange_file as x')
        .innerJoin('files.file as f', 'f.id', 'x.file_id')
        .where('x.batch_id', '=', this.#batch.id)
        .select(['x.position', 'x.file_id as fileId', 'f.name'])
        .orderBy('x.position'),
    )
  }

  /** Reads one file in a thread. An error that stops the reading is a fault of the set. */
  async #read(
    file: SetFile,
    index: IndexFile | null,
    take: (piece: ExchangePiece) => Promise<void>,
  ): Promise<void> {
    const { stream } = (await this.#ctx.call(download, { fileId: file.fileId })) as {
      stream: NodeJS.ReadableStream
    }
    const { profile, manager_id } = this.#batch
    const input: ExchangeTask = { profile, name: file.name, index, hasManager: manager_id !== null }
    const bytes = stream as AsyncIterable<Uint8Array>
    const job = { input, bytes, ...threadLimits, signal: this.#tools.closing }
    try {
      for await (const piece of runThread<ExchangePiece>(threadBody, job)) {
        if (piece.kind === 'fault') throw new ExchangeError(piece.fault)
        await take(piece)
        if (!this.#goOn) return
      }
    } catch (error) {
      const fault = faultOf(error)
      await this.#keep([], file.position, [{ file: file.name, type: '', fault }])
    }
  }

  async #keepRecords({ name: file, position }: SetFile, piece: ExchangePiece): Promise<void> {
    if (piece.kind !== 'records') return
    const { type, good, faults } = piece
    await this.#keep(
      good,
      position,
      faults.map((fault) => ({ file, type, fault })),
    )
  }

  async #keep(good: readonly Staged[], position: number, faults: readonly PlacedFault[]): Promise<void> {
    if (this.#tools.closing.aborted) throw new WorkLost()
    const accounts = good.filter((one) => 'content' in one)
    const applications = good.filter((one) => 'fundCode' in one)
    this.#records += good.length
    this.#accounts += accounts.length
    if (this.#accounts > exchangeAccountLimit) throw new ExchangeError(tooManyAccounts)
    const kept = faults.slice(0, exchangeFaultLimit - this.#faults)
    this.#faults += kept.length
    await this.#tools.transact(async (db) => {
      await keepWork(db, this.#batch, this.#records)
      await stageAccounts(db, this.#batch, position, accounts)
      await stageApplications(db, this.#batch, position, applications)
      await keepFaults(db, this.#batch, kept)
    })
  }
}

/** The fault of a file that was not read to its end. Throws WorkLost if the node is stopping. */
function faultOf(error: unknown): ExchangeFault {
  if (error instanceof ExchangeError) return error.fault
  if (!(error instanceof ThreadEnded)) throw error
  if (error.why === 'aborted') throw new WorkLost()
  return tooComplex
}

/** The number of faults kept of a set. */
export const faultCount = (batchId: string) =>
  q
    .selectFrom('ta.exchange_fault')
    .where('batch_id', '=', batchId)
    .select(sql<number>`count(*)::int`.as('count'))

import { download } from '@iisp/files/contract'
import { type ReadContext, type WorkerTools, sql } from '@iisp/server'
import type { ExchangeFault } from '../../contract/exchange/faults.ts'
import { exchangeAccountLimit, exchangeFaultLimit } from '../../contract/exchange/imports.ts'
import {
  ExchangeError,
  type IndexFile,
  type Profile,
  type SentAccount,
  type SentApplication,
  judgeHeader,
  judgeSet,
  openDataFile,
  parseIndexFileName,
  profiles,
  readAccount,
  readApplication,
  readIndexFile,
} from '../../rules/exchange/index.ts'
import { type StoredBatch, q } from '../tables.ts'
import { type PlacedFault, keepFaults } from './keep-faults.ts'
import { stageAccounts } from './stage-accounts.ts'
import { forgetStaged, stageApplications } from './stage-applications.ts'
import { WorkLost, keepWork } from './work-in-hand.ts'

type Staged = SentAccount | SentApplication
interface SetFile {
  readonly position: number
  readonly fileId: string
  readonly name: string
}
/** Records that are written to the database together. */
const batchSize = 2_000
const tooManyAccounts: ExchangeFault = {
  code: 'tooManyAccounts',
  params: { limit: String(exchangeAccountLimit) },
}
/** The file types that are taken over. */
const [accountFile, applicationFile] = ['01', '03']

/** Reads a set of files and stages its applications; answers its index, or null where faults were found and kept. */
export async function readSet(
  tools: WorkerTools,
  ctx: ReadContext,
  batch: StoredBatch,
): Promise<IndexFile | null> {
  const profile = profiles.get(batch.profile)
  if (profile === undefined) throw new Error(`no exchange profile ${batch.profile}`)
  await tools.transact(async (db) => {
    await keepWork(db, batch, 0)
    await forgetStaged(db, batch.id)
    await db.run(q.deleteFrom('ta.exchange_fault').where('batch_id', '=', batch.id))
  })
  const reading = new SetReading(tools, ctx, batch, profile)
  return (await reading.run()) ?? null
}

/** One reading of a set: what is staged and what is wrong so far. */
class SetReading {
  readonly #tools: WorkerTools
  readonly #ctx: ReadContext
  readonly #batch: StoredBatch
  readonly #profile: Profile
  #records = 0
  #accounts = 0
  #faults = 0

  constructor(tools: WorkerTools, ctx: ReadContext, batch: StoredBatch, profile: Profile) {
    this.#tools = tools
    this.#ctx = ctx
    this.#batch = batch
    this.#profile = profile
  }

  /** Undefined where anything is wrong. */
  async run(): Promise<IndexFile | undefined> {
    const files = await this.#files()
    const indexFiles = files.filter(({ name }) => parseIndexFileName(name) !== null)
    const [indexFile] = indexFiles
    if (indexFile === undefined || indexFiles.length > 1) {
      await this.#keep([], 0, [{ file: '', type: '', fault: { code: 'noIndex' } }])
      return undefined
    }
    const index = await this.#read(indexFile, async (bytes) => readIndexFile(bytes, this.#profile))
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
      if (this.#goOn) await this.#read(file, (bytes) => this.#readData(file, bytes, index))
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

  /** Reads one file; what keeps it from being read to its end is a fault of the set. */
  async #read<T>(
    file: SetFile,
    work: (bytes: AsyncIterable<Uint8Array>) => Promise<T>,
  ): Promise<T | undefined> {
    const { stream } = (await this.#ctx.call(download, { fileId: file.fileId })) as {
      stream: NodeJS.ReadableStream
    }
    try {
      return await work(stream as AsyncIterable<Uint8Array>)
    } catch (error) {
      if (!(error instanceof ExchangeError)) throw error
      await this.#keep([], file.position, [{ file: file.name, type: '', fault: error.fault }])
      return undefined
    }
  }

  async #readData(
    { name, position }: SetFile,
    bytes: AsyncIterable<Uint8Array>,
    index: IndexFile,
  ): Promise<void> {
    const { header, records } = await openDataFile(bytes, this.#profile)
    const wrong = judgeHeader(name, header)
    const type = header.type
    const untaken = wrong ?? this.#untaken(type)
    if (untaken !== null) {
      await records.return(undefined)
      throw new ExchangeError(untaken)
    }
    let good: Staged[] = []
    let faults: PlacedFault[] = []
    for await (const record of records) {
      const read = type === accountFile ? readAccount(record, index) : readApplication(record, index)
      if ('line' in read) good.push(read)
      else faults.push(...read.map((fault) => ({ file: name, type, fault })))
      if (good.length + faults.length < batchSize) continue
      await this.#keep(good, position, faults)
      if (!this.#goOn) return
      good = []
      faults = []
    }
    await this.#keep(good, position, faults)
  }

  /** Why files of this type are not taken over. */
  #untaken(type: string): ExchangeFault | null {
    if (type !== accountFile && type !== applicationFile)
      return { code: 'notTakenOver', line: 7, params: { found: type } }
    return type === accountFile && this.#batch.manager_id === null ? { code: 'accountManager' } : null
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

/** How many faults of a set were kept. */
export const faultCount = (batchId: string) =>
  q
    .selectFrom('ta.exchange_fault')
    .where('batch_id', '=', batchId)
    .select(sql<number>`count(*)::int`.as('count'))

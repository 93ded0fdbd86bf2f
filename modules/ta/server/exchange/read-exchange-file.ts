import type { ExchangeFault } from '../../contract/exchange/faults.ts'
import {
  ExchangeError,
  type IndexFile,
  type Profile,
  type SentAccount,
  type SentApplication,
  judgeHeader,
  openDataFile,
  profiles,
  readAccount,
  readApplication,
  readIndexFile,
} from '../../rules/exchange/index.ts'

/** The task of a reading thread, which also gets the file's bytes. */
export interface ExchangeTask {
  readonly profile: string
  readonly name: string
  /** The index that names the file; null for the index itself. */
  readonly index: IndexFile | null
  /** Whether there is a manager in whose register accounts can be opened. */
  readonly hasManager: boolean
}

export type Staged = SentAccount | SentApplication
export type ExchangePiece =
  | { readonly kind: 'index'; readonly index: IndexFile }
  /** Consecutive records of a data file of this type. */
  | {
      readonly kind: 'records'
      readonly type: string
      readonly good: readonly Staged[]
      readonly faults: readonly ExchangeFault[]
    }
  /** A fault that stops the reading of the file. */
  | { readonly kind: 'fault'; readonly fault: ExchangeFault }

/** Number of records per piece. */
const batchSize = 2_000
/** The file types that can be imported. */
const [accountFile, applicationFile] = ['01', '03']

/** Reads an index or a data file piece by piece. */
export async function* readExchangeFile(
  task: ExchangeTask,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<ExchangePiece> {
  const profile = profiles.get(task.profile)
  if (profile === undefined) throw new Error(`no exchange profile ${task.profile}`)
  try {
    if (task.index === null) yield { kind: 'index', index: await readIndexFile(bytes, profile) }
    else yield* readData(task, task.index, profile, bytes)
  } catch (error) {
    if (!(error instanceof ExchangeError)) throw error
    yield { kind: 'fault', fault: error.fault }
  }
}

async function* readData(
  task: ExchangeTask,
  index: IndexFile,
  profile: Profile,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<ExchangePiece> {
  const { header, records } = await openDataFile(bytes, profile)
  const { type } = header
  const untaken = judgeHeader(task.name, header) ?? untakenOf(type, task)
  if (untaken !== null) {
    await records.return(undefined)
    throw new ExchangeError(untaken)
  }
  let good: Staged[] = []
  let faults: ExchangeFault[] = []
  for await (const record of records) {
    const read = type === accountFile ? readAccount(record, index) : readApplication(record, index)
    if ('line' in read) good.push(read)
    else faults.push(...read)
    if (good.length + faults.length < batchSize) continue
    yield { kind: 'records', type, good, faults }
    good = []
    faults = []
  }
  yield { kind: 'records', type, good, faults }
}

/** Why files of this type cannot be imported. */
function untakenOf(type: string, { hasManager }: ExchangeTask): ExchangeFault | null {
  if (type !== accountFile && type !== applicationFile)
    return { code: 'notTakenOver', line: 7, params: { found: type } }
  return type === accountFile && !hasManager ? { code: 'accountManager' } : null
}

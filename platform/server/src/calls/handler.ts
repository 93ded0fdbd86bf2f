import type { Access, Call, Input, Language, Output } from '@iisp/contract'
import type { Reader } from '../db/reader.ts'
import type { Writer } from '../db/writer.ts'
import type { FileStore } from '../files/file-store.ts'
import type { ByteRange } from '../http/byte-range.ts'
import type { Ports } from '../ports/ports.ts'
import type { Actor, PersonActor } from './actor.ts'
import type { StoredFile } from './stored-file.ts'
import type { KeptRows } from './kept-rows.ts'
import type { KeptUntil } from './kept-values.ts'
import type { Registry } from './registry.ts'

/**
 * The context of every handler: the caller, the time, the modules' contributions, and the means to
 * call other modules.
 */
export interface CallContext<A = PersonActor> {
  readonly actor: A
  /** The injected clock, read once per call. */
  readonly now: Date
  readonly language: Language
  readonly traceId: string
  /** The caller's address, as far as trusted proxies report it. */
  readonly network: string
  readonly files: FileStore
  readonly ports: Ports
  readonly registry: Registry
  /** Calls another module in process, as the same person, through the same validation. */
  readonly call: <C extends Call>(call: C, input: Input<C>) => Promise<Output<C>>
  /**
   * Refuses unless the caller satisfies this access: session, roles, one of the pages with its
   * gates, and a supervisor's approval if the page needs one. For checks that depend on the input,
   * such as access to a file.
   */
  needAccess(access: Access): Promise<void>
}
export interface ReadContext<A = PersonActor> extends CallContext<A> {
  readonly db: Reader
  /**
   * Caches a value that is costly to read until an event of the topic for the audience commits. `name` has to contain
   * everything else that the value depends on.
   */
  kept<T>(dependsOn: KeptUntil, name: string, read: () => Promise<T>): Promise<T>
  /**
   * The rows with these versions, which the caller's own query has found. Reads only rows that
   * changed since any list showed them. The columns must be the same for every reader.
   */
  keptRows: KeptRows['get']
}
/** The whole handler runs in one transaction; its answer and its idempotency key commit with it. */
export interface WriteContext<A = PersonActor> extends CallContext<A> {
  readonly db: Writer
}
/** The context in which a write prepares data before its transaction. */
export interface PrepareContext<A = PersonActor> extends CallContext<A> {
  readonly db: Reader
  /** Aborts when the caller disconnects or the node is stopping. */
  readonly signal: AbortSignal
}
/** For calls that change the session, or that do slow work outside a transaction (a slow hash, an upload). */
export interface SessionContext<A = Actor> extends CallContext<A> {
  readonly db: Reader
  transact<T>(work: (db: Writer) => Promise<T>): Promise<T>
  readonly secure: boolean
  readonly sessionId: string | null
  setSession(id: string, institutionCode: string): void
  clearSession(): void
  /** Aborts when the caller disconnects or the node is stopping. */
  readonly signal: AbortSignal
  readonly upload?: UploadedFile
  /** Stores the upload of this request as a file of the purpose with this name, in the caller's institution. */
  keepUpload(purpose: string, about: object): Promise<StoredFile>
  readonly userAgent: string
  /** The origins under which browsers open the portal, such as https://portal.example. */
  readonly origins: ReadonlySet<string>
  /** Hash of a random id that this browser keeps in a cookie; sets the cookie where there is none yet. */
  device(): string
}
export interface UploadedFile {
  readonly filename: string
  /** The request's declared length in bytes, null where it has none. The stream is never longer. */
  readonly declared: number | null
  /** `truncated` is true where the stream was cut at the server's limit. */
  readonly stream: NodeJS.ReadableStream &
    AsyncIterable<Uint8Array> & { readonly truncated?: boolean; readonly errored?: Error | null }
}
/** Answer of a call with `answer: 'file'`. */
export interface FileAnswer {
  readonly filename: string
  readonly contentType: string
  readonly size?: number
  /** The portal's pages may show it instead of saving it. Only pictures and PDF are sent that way. */
  readonly inline?: boolean
  /**
   * A function if any part of the file can be read; it needs `size`. A player can then jump without
   * loading the part before.
   */
  readonly stream: NodeJS.ReadableStream | ((part?: ByteRange) => NodeJS.ReadableStream)
}

export type Handler =
  | {
      readonly kind: 'read'
      readonly call: Call
      readonly run: (ctx: ReadContext<never>, input: never) => Promise<unknown>
    }
  | {
      readonly kind: 'write'
      readonly call: Call
      readonly prepare?: (ctx: PrepareContext<never>, input: never) => Promise<unknown>
      readonly run: (ctx: WriteContext<never>, input: never, prepared: never) => Promise<unknown>
    }
  | {
      readonly kind: 'session'
      readonly call: Call
      readonly run: (ctx: SessionContext<never>, input: never) => Promise<unknown>
    }

type Answer<C extends Call> = C extends { answer: 'file' } ? FileAnswer : Output<C>

/** A handler that only reads. */
export const reader = <C extends Call>(
  call: C,
  run: (ctx: ReadContext, input: Input<C>) => Promise<Answer<C>>,
): Handler => ({ kind: 'read', call, run: run })

/**
 * A handler that writes. It loads, decides by a pure rule, writes and presents, all in one
 * transaction `ctx.db`.
 */
export const writer = <C extends Call>(
  call: C,
  run: (ctx: WriteContext, input: Input<C>) => Promise<Answer<C>>,
): Handler => ({ kind: 'write', call, run: run })

/**
 * A writer with slow work before its transaction, such as reading a file. `run` receives the result
 * of `prepare`. A repeated idempotency key is answered without running either. Not for calls by
 * other modules.
 */
export const preparedWriter = <C extends Call, P>(
  call: C,
  prepare: (ctx: PrepareContext, input: Input<C>) => Promise<P>,
  run: (ctx: WriteContext, input: Input<C>, prepared: P) => Promise<Answer<C>>,
): Handler => ({ kind: 'write', call, prepare, run })

/** A handler that changes the session, takes an upload, or needs more than one transaction. */
export const sessionHandler = <C extends Call, A extends Actor = Actor>(
  call: C,
  run: (ctx: SessionContext<A>, input: Input<C>) => Promise<Answer<C>>,
): Handler => ({ kind: 'session', call, run: run })

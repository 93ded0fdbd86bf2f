import type { Call, Input, Language, Output } from '@iisp/contract'
import type { Reader } from '../db/reader.ts'
import type { Writer } from '../db/writer.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Ports } from '../ports/ports.ts'
import type { Actor, PersonActor } from './actor.ts'
import type { KeptUntil } from './kept-values.ts'

/** What every handler gets: who calls, when, and the means to ask other modules. */
export interface CallContext<A = PersonActor> {
  readonly actor: A
  /** The injected clock, read once per call. */
  readonly now: Date
  readonly language: Language
  readonly traceId: string
  /** Address of the caller as far as trusted proxies tell it. */
  readonly network: string
  readonly files: FileStore
  readonly ports: Ports
  /** Asks another module in process, as the same person, through the same validation. */
  call<C extends Call>(call: C, input: Input<C>): Promise<Output<C>>
}
export interface ReadContext<A = PersonActor> extends CallContext<A> {
  readonly db: Reader
  /**
   * A value that is costly to read and stays until an event of the topic for the audience commits. `name` says all
   * that it depends on besides.
   */
  kept<T>(dependsOn: KeptUntil, name: string, read: () => Promise<T>): Promise<T>
}
/** The whole handler runs in one transaction; its answer and its idempotency key commit with it. */
export interface WriteContext<A = PersonActor> extends CallContext<A> {
  readonly db: Writer
}
/** For calls that touch the session itself or work outside a transaction (a slow hash, an upload). */
export interface SessionContext<A = Actor> extends CallContext<A> {
  readonly db: Reader
  transact<T>(work: (db: Writer) => Promise<T>): Promise<T>
  readonly secure: boolean
  readonly sessionId: string | null
  setSession(id: string, institutionCode: string): void
  clearSession(): void
  /** Token that cancels long work when the caller goes away. */
  readonly signal: AbortSignal
  readonly upload?: UploadedFile
  readonly userAgent: string
  /** Hash of the random id that this browser keeps in a cookie of its own; the first question gives it one. */
  device(): string
}
export interface UploadedFile {
  readonly filename: string
  /** Bytes of the whole request as its sender declares them; null where they do not. The stream is never longer. */
  readonly declared: number | null
  /** `truncated` is true where the stream ended at the server's own limit. */
  readonly stream: NodeJS.ReadableStream & AsyncIterable<Uint8Array> & { readonly truncated?: boolean }
}
/** Answer of a call with `answer: 'file'`. */
export interface FileAnswer {
  readonly filename: string
  readonly contentType: string
  readonly size?: number
  /** The portal's own pages may show it: pictures and PDF alone, whatever else is asked. */
  readonly inline?: boolean
  readonly stream: NodeJS.ReadableStream
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
      readonly run: (ctx: WriteContext<never>, input: never) => Promise<unknown>
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

/** A handler that writes: load, decide by a pure rule, write, present, all in the one transaction `ctx.db`. */
export const writer = <C extends Call>(
  call: C,
  run: (ctx: WriteContext, input: Input<C>) => Promise<Answer<C>>,
): Handler => ({ kind: 'write', call, run: run })

/** A handler that steers the session, takes an upload, or needs more than one transaction. */
export const sessionHandler = <C extends Call, A extends Actor = Actor>(
  call: C,
  run: (ctx: SessionContext<A>, input: Input<C>) => Promise<Answer<C>>,
): Handler => ({ kind: 'session', call, run: run })

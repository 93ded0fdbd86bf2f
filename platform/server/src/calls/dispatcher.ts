import { hash } from 'node:crypto'
import {
  type Access,
  type Call,
  type Input,
  type Language,
  type Output,
  Refusal,
  pageSupervisionOf,
  platformErrors,
  supervisionOf,
} from '@iisp/contract'
import { acrossInstitutions } from '../db/across-institutions.ts'
import type { Database } from '../db/database.ts'
import type { Reader } from '../db/reader.ts'
import type { Writer } from '../db/writer.ts'
import type { FileStore } from '../files/file-store.ts'
import { authorise, needFreshFactor, pageApprovals } from '../http/guard/guard.ts'
import { type Check, answerCheck, inputCheck } from '../http/request/validate.ts'
import type { Ports } from '../ports/ports.ts'
import { type Actor, type PersonActor, system } from './actor.ts'
import { canonicalJson } from './canonical-json.ts'
import { everybody } from './domain-event.ts'
import type { SupervisedAct } from './module.ts'
import type { ModuleRegistry } from './collect.ts'
import type { CallContext, Handler, ReadContext, SessionContext } from './handler.ts'
import { KeptRows } from './kept-rows.ts'
import { type KeptUntil, KeptValues } from './kept-values.ts'
import { type InstitutionNames, namesInEnglish } from './names-in-english.ts'

/** The caller of a call, with information from the request. */
export interface Origin {
  readonly actor: Actor
  readonly language: Language
  readonly traceId: string
  readonly network: string
  /** Present on a keyed call from outside. */
  readonly key?: string
}
/** The context that only a request over HTTP has. */
export type SessionParts = Pick<
  SessionContext,
  'secure' | 'sessionId' | 'setSession' | 'clearSession' | 'signal' | 'upload' | 'userAgent' | 'device'
>

interface Entry {
  readonly handler: Handler
  readonly checkInput: Check
  readonly checkAnswer: Check
  /** Null where the answer names nobody. */
  readonly inEnglish: ReturnType<typeof namesInEnglish>
}
export interface DispatcherParts {
  readonly origins: ReadonlySet<string>
  readonly db: Database
  readonly now: () => Date
  readonly files: FileStore
  readonly ports: Ports
  readonly registry: ModuleRegistry
  /** Aborts when the node is closing. */
  readonly closing: AbortSignal
  /** Also checks answers against the contract: on in tests, off in operation, where speed counts. */
  readonly checkAnswers: boolean
}

/** Runs calls: from HTTP and from one module to another, through the same guard and the same validation. */
export class Dispatcher {
  readonly #entries = new Map<Call, Entry>()
  readonly kept = new KeptValues()
  readonly #keptRows = new KeptRows()
  readonly #parts: DispatcherParts

  constructor(handlers: readonly Handler[], parts: DispatcherParts) {
    this.#parts = parts
    for (const handler of handlers) {
      if (this.#entries.has(handler.call)) throw new Error(`call ${handler.call.name} has two handlers`)
      const canCheck =
        parts.registry.approvals !== undefined && (handler.kind !== 'session' || !isSupervised(handler.call))
      if ((isSupervised(handler.call) || pageSupervisionOf(handler.call) !== null) && !canCheck)
        throw new Error(`call ${handler.call.name} is supervised, and nothing can check its approvals`)
      this.#entries.set(handler.call, {
        handler,
        checkInput: inputCheck(handler.call.input),
        checkAnswer: answerCheck(handler.call.name, handler.call.output),
        inEnglish: namesInEnglish(handler.call.output),
      })
    }
  }

  get handlers(): readonly Handler[] {
    return [...this.#entries.values()].map((entry) => entry.handler)
  }

  /**
   * Runs a call that came over HTTP: guard, validation, handler, answer. The session parts are
   * created on demand, since few calls need them.
   */
  async run(call: Call, input: unknown, origin: Origin, session: () => SessionParts): Promise<unknown> {
    authorise(call, origin.actor)
    const entry = this.#entry(call)
    const reader = this.#parts.db.reader(origin.actor)
    if (isActingForOthers(origin.actor)) await this.#needOpenPage(call, input, origin.actor, reader)
    entry.checkInput(input)
    needFreshFactor(call, input, { actor: origin.actor, now: this.#parts.now })
    const answer = await this.#handle(entry, input, origin, reader, session).catch((refused: unknown) =>
      this.#recordForeign(refused, call, origin.actor),
    )
    if (this.#parts.checkAnswers && call.answer !== 'file') entry.checkAnswer(answer)
    if (origin.language !== 'en' || entry.inEnglish === null) return answer
    return entry.inEnglish(answer, await this.#institutionNames())
  }

  /** Makes a call as this actor, outside any request: the system acting by itself. */
  async runAs<C extends Call>(actor: Actor, call: C, input: Input<C>): Promise<Output<C>> {
    const origin: Origin = { actor, language: 'zh', traceId: 'system', network: 'local' }
    return (await this.#inProcess(call, input, origin, this.#parts.db.reader(actor), null)) as Output<C>
  }

  /**
   * Creates the context of a reading handler for a worker; it sees the rows that this person may
   * see.
   */
  readingAs(actor: PersonActor, language: Language): ReadContext {
    const origin: Origin = { actor, language, traceId: 'system', network: 'local' }
    return this.#reading(origin, this.#parts.db.reader(actor), null) as ReadContext
  }

  /** Calls of the system inside a transaction of its own. */
  within(actor: Actor, writer: Writer): CallContext['call'] {
    const origin: Origin = { actor, language: 'zh', traceId: 'system', network: 'local' }
    return (call, input) => this.#inProcess(call, input, origin, writer, writer) as never
  }

  /** Writes an audit row when somebody named another institution's data (decision 5 of the security rules). */
  async #recordForeign(refused: unknown, call: Call, actor: Actor): Promise<never> {
    if (refused instanceof Refusal && refused.error === platformErrors.notYours && actor.kind === 'person') {
      const entry = {
        institutionId: actor.institutionId,
        action: 'platform.foreign-refused',
        object: `call:${call.name}`,
      }
      await this.#parts.db.transact(actor, async (db) => db.audit(entry))
    }
    throw refused
  }

  /**
   * If names cannot be read, the answer goes without them: a completed write must not be reported
   * as failed.
   */
  async #institutionNames(): Promise<InstitutionNames> {
    const { db, registry } = this.#parts
    const read = registry.institutionNames
    if (read === undefined) return new Map()
    const kept = { topic: 'institution-names', audience: everybody }
    return this.kept.get(kept, 'English', () => read(db.reader(system('names')))).catch(() => new Map())
  }

  #entry(call: Call): Entry {
    const entry = this.#entries.get(call)
    if (entry === undefined) throw new Error(`call ${call.name} has no handler in this process`)
    return entry
  }

  async #handle(
    entry: Entry,
    input: unknown,
    origin: Origin,
    reader: Reader,
    session: () => SessionParts,
  ): Promise<unknown> {
    const { handler } = entry
    const { db } = this.#parts
    if (handler.kind === 'read') {
      if (isActingForOthers(origin.actor))
        await this.#checkApproval(handler.call, input, origin.actor, reader)
      return handler.run(this.#reading(origin, reader, null) as never, input as never)
    }
    if (handler.kind === 'session') {
      const transact = <T>(work: (writer: Writer) => Promise<T>) => db.transact(origin.actor, work)
      const { origins } = this.#parts
      const parts = session()
      const signal = this.#untilClosing(parts.signal)
      const context = {
        ...this.#context(origin, reader, null),
        ...parts,
        signal,
        origins,
        db: reader,
        transact,
      }
      return handler.run(this.#keepingUploads(context) as never, input as never)
    }
    const key = handler.call.idempotent === 'key' ? keyOf(handler.call, input, origin) : null
    let prepared: unknown
    if (handler.prepare !== undefined) {
      const kept = key === null ? null : await db.keptAnswer(origin.actor, key)
      if (kept !== null) return kept.answer
      if (isActingForOthers(origin.actor))
        await this.#checkApproval(handler.call, input, origin.actor, reader)
      const signal = this.#untilClosing(session().signal)
      const context = { ...this.#context(origin, reader, null), db: reader, signal }
      prepared = await handler.prepare(context as never, input as never)
    }
    const work = async (writer: Writer) => {
      if (isActingForOthers(origin.actor)) await this.#useApproval(handler.call, input, origin.actor, writer)
      const context = { ...this.#context(origin, writer, writer), db: writer }
      return handler.run(context as never, input as never, prepared as never)
    }
    return key === null ? db.transact(origin.actor, work) : db.transactOnce(origin.actor, key, work)
  }

  #untilClosing(gone: AbortSignal): AbortSignal {
    return AbortSignal.any([gone, this.#parts.closing])
  }

  /** Nothing is cached inside a transaction, since it may read uncommitted rows. */
  #reading(origin: Origin, reader: Reader, writer: Writer | null): ReadContext<Actor> {
    const kept = <T>(dependsOn: KeptUntil, name: string, read: () => Promise<T>) =>
      writer === null ? this.kept.get(dependsOn, `${origin.actor.scope} ${name}`, read) : read()
    const keptRows: ReadContext['keptRows'] = (table, versions, read) =>
      writer === null ? this.#keptRows.get(table, versions, read) : new KeptRows().get(table, versions, read)
    return { ...this.#context(origin, reader, writer), db: reader, kept, keptRows }
  }

  #context(origin: Origin, reader: Reader, writer: Writer | null): CallContext<Actor> {
    return {
      actor: origin.actor,
      now: this.#parts.now(),
      language: origin.language,
      traceId: origin.traceId,
      network: origin.network,
      files: this.#parts.files,
      ports: this.#parts.ports,
      registry: this.#parts.registry,
      call: (call, input) => this.#inProcess(call, input, origin, reader, writer) as never,
      needAccess: (access) => this.#needAccess(access, origin.actor, reader),
    }
  }

  #keepingUploads(context: Omit<SessionContext<Actor>, 'keepUpload'>): SessionContext<Actor> {
    const { actor } = context
    const keep = this.#parts.registry.keepUpload
    const keepUpload: SessionContext['keepUpload'] = (purpose, about) => {
      if (keep === undefined) throw new Error('no module of this process stores uploads')
      if (actor.kind !== 'person') throw new Refusal(platformErrors.notSignedIn)
      return keep({ ...context, actor, keepUpload }, purpose, about)
    }
    return { ...context, keepUpload }
  }

  async #needAccess(access: Access, actor: Actor, db: Reader): Promise<void> {
    authorise({ access, errors: [] }, actor)
    if (isActingForOthers(actor)) await this.#needOpenPage({ access }, undefined, actor, db)
  }

  /** Refuses a super-manager at a supervised page unless a supervisor has approved it today. */
  async #needOpenPage(
    call: Pick<Call, 'access'>,
    input: unknown,
    actor: PersonActor,
    db: Reader,
  ): Promise<void> {
    const kinds = pageApprovals(call, input, actor)
    if (kinds.length === 0) return
    const isOpen = await this.#parts.registry.approvals?.opensPage(db, actor, kinds, this.#parts.now())
    if (isOpen !== true) throw new Refusal(platformErrors.pageApprovalNeeded)
  }

  async #checkApproval(call: Call, input: unknown, actor: PersonActor, db: Reader): Promise<void> {
    const act = this.#supervisedAct(call, input)
    if (act !== null) await this.#parts.registry.approvals?.check(db, actor, act)
  }

  async #useApproval(call: Call, input: unknown, actor: PersonActor, db: Writer): Promise<void> {
    const act = this.#supervisedAct(call, input)
    if (act !== null) await this.#parts.registry.approvals?.use(db, actor, act)
  }

  #supervisedAct(call: Call, input: unknown): SupervisedAct | null {
    const supervision = supervisionOf(call, input)
    return supervision && { ...supervision, call: call.name, now: this.#parts.now() }
  }

  /** One module calls another: inside the caller's transaction where there is one. */
  async #inProcess(
    call: Call,
    input: unknown,
    origin: Origin,
    reader: Reader,
    writer: Writer | null,
  ): Promise<unknown> {
    authorise(call, origin.actor)
    const { handler, checkInput } = this.#entry(call)
    if (isActingForOthers(origin.actor)) await this.#needOpenPage(call, input, origin.actor, reader)
    checkInput(input)
    needFreshFactor(call, input, { actor: origin.actor, now: this.#parts.now })
    if (handler.kind === 'session' || ('prepare' in handler && handler.prepare !== undefined))
      throw new Error(`call ${call.name} needs a request`)
    if (handler.kind === 'read') {
      if (isActingForOthers(origin.actor)) await this.#checkApproval(call, input, origin.actor, reader)
      return handler.run(this.#reading(origin, reader, writer) as never, input as never)
    }
    const work = async (db: Writer) => {
      if (isActingForOthers(origin.actor)) await this.#useApproval(call, input, origin.actor, db)
      const handled = () =>
        handler.run({ ...this.#context(origin, db, db), db } as never, input as never, undefined as never)
      return isForEveryInstitution(call) ? acrossInstitutions(db, origin.actor.scope, handled) : handled()
    }
    return writer === null ? this.#parts.db.transact(origin.actor, work) : work(writer)
  }
}

/** Only a super-manager acts for others and may need a supervisor's approval. */
const isActingForOthers = (actor: Actor): actor is PersonActor =>
  actor.kind === 'person' && actor.superManager

const isForEveryInstitution = ({ access }: Call): boolean =>
  access.who === 'module' && access.everyInstitution === true

const isSupervised = ({ access }: Call): boolean =>
  'supervised' in access && access.supervised !== undefined && access.supervised !== false

function keyOf(call: Call, input: unknown, origin: Origin) {
  if (origin.key === undefined) throw new Refusal(platformErrors.keyMissing)
  return {
    person: origin.actor.kind === 'person' ? origin.actor.accountId : origin.actor.kind,
    key: origin.key,
    call: call.name,
    fingerprint: hash('sha256', `${call.name} ${canonicalJson(input)}`, 'base64url'),
  }
}

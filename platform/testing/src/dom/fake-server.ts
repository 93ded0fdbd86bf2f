import { type Call, type Input, type Output, Refusal } from '@iisp/contract'
import { afterEach, vi } from 'vitest'
import { answerFault, inputFault, refusalFault } from './contract-faults.ts'
import { xhrTo } from './fake-xhr.ts'
import { FakeSocket } from './fake-socket.ts'
import { LineCut, PassedOn, ProxyFault, silence } from './failures.ts'
import { type Received, inputOf, receive } from './received.ts'
import { refusalResponse, successResponse } from './responses.ts'

/** A request as parsed by the server. */
export interface Asked<C extends Call = Call> {
  readonly call: C
  readonly input: Input<C>
  /** The idempotency key that came with it, null without one. */
  readonly key: string | null
  /** The file of an upload, null for every other call. */
  readonly file: File | null
  readonly headers: Headers
  /** Aborted when the page gives the request up; null for an upload. */
  readonly signal: AbortSignal | null
}
/** A read-only output, so that tests can pass constants: literals, `as const`, readonly lists. */
type Unchanged<T> = T extends readonly (infer I)[]
  ? readonly Unchanged<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Unchanged<T[K]> }
    : T
interface Route {
  readonly call: Call
  answer(input: unknown, asked: Asked): unknown
}

/** Path of the error log; always answered. */
const errorLogPath = '/errorLog/save'

const listening = new Set<FakeServer>()
afterEach(() => {
  const servers = [...listening]
  listening.clear()
  const faults = servers.flatMap((server) => server.close())
  if (faults.length > 0)
    throw new Error(faults.map(({ message }) => message).join('\n'), { cause: faults[0] })
})

/**
 * Replaces the portal's server. Calls are answered by their value, and both the page's inputs and the test's answers must
 * match the contract. A violation, or a call without an answer, fails the test at its end, even if the page catches the
 * failure.
 */
export class FakeServer {
  /** Every request of a known call, in the order of arrival. */
  readonly requests: Asked[] = []
  /** Entries that the page reported to the error log. */
  readonly reports: Record<string, string>[] = []
  readonly #routes = new Map<string, Route>()
  readonly #faults: Error[] = []
  #isClosed = false

  /** Sets the answer of a call. Refusals are thrown: `server.answer(save, () => refuse(saveErrors.stale))`. */
  answer<C extends Call, const A extends Unchanged<Output<C>>>(
    call: C,
    answer: (input: Input<C>, asked: Asked<C>) => A | Promise<A>,
  ): this {
    for (const method of call.methods)
      for (const path of [call.path, ...(call.aliases ?? [])])
        this.#routes.set(`${method} ${path}`, { call, answer })
    return this
  }
  /** The inputs of a call's requests, in the order of arrival. */
  asked<C extends Call>(call: C): Input<C>[] {
    return this.#of(call).map(({ input }) => input)
  }
  /** The idempotency keys of a call's requests, in the same order. */
  keys(call: Call): (string | null)[] {
    return this.#of(call).map(({ key }) => key)
  }
  #of<C extends Call>(call: C): Asked<C>[] {
    return this.requests.filter((asked): asked is Asked<C> => asked.call === call)
  }

  /** Receives the requests of the page until the end of the test. `stage` calls this. */
  listen(): this {
    listening.add(this)
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) =>
      untilAborted(this.#respond(receive(address, init)), init.signal),
    )
    vi.stubGlobal(
      'XMLHttpRequest',
      xhrTo((received) => this.#respond(received)),
    )
    FakeSocket.reset()
    vi.stubGlobal('WebSocket', FakeSocket)
    return this
  }
  /** Stops answering. Returns the violations of the contract since the last call. */
  close(): Error[] {
    this.#isClosed = true
    return this.#faults.splice(0)
  }

  async #respond(received: Received): Promise<Response> {
    if (this.#isClosed) return silence()
    const { method, path, headers, file, signal } = received
    if (path === errorLogPath) {
      this.reports.push(JSON.parse(received.body) as Record<string, string>)
      return new Response(null, { status: 204 })
    }
    const route = this.#routes.get(`${method} ${path}`)
    if (route === undefined) throw this.#fault(`nobody answers ${method} ${path}`)
    const { call } = route
    const name = `${method} ${path} (${call.name})`
    const input = this.#read(name, call, received)
    const fault = inputFault(call, input, received)
    if (fault !== null) throw this.#fault(`${name} was asked ${fault}`)
    const asked = { call, input, key: headers.get('idempotency-key'), file, headers, signal }
    this.requests.push(asked)
    try {
      return this.#success(name, call, await route.answer(input, asked))
    } catch (thrown) {
      if (thrown instanceof LineCut) throw new TypeError('Failed to fetch', { cause: thrown })
      if (thrown instanceof ProxyFault) return new Response('', { status: thrown.status })
      if (thrown instanceof Refusal) return this.#refusal(name, call, thrown, headers)
      if (this.#faults.some((known) => known === thrown)) throw thrown
      throw this.#fault(`${name}: its answer threw ${String(thrown)}`, thrown)
    }
  }

  #read(name: string, call: Call, received: Received): unknown {
    try {
      return inputOf(call, received)
    } catch (thrown) {
      const { search, body } = received
      throw this.#fault(`${name} was asked with an input that cannot be read: ${search || body}`, thrown)
    }
  }

  #success(name: string, call: Call, given: unknown): Response {
    if (call.answer === 'file') {
      if (given instanceof Response) return given
      throw this.#fault(`${name} answers with a file: give a Response`)
    }
    // Passes through JSON like an answer over the network: properties that JSON omits are missing.
    const data = given === undefined ? undefined : (JSON.parse(JSON.stringify(given)) as unknown)
    const fault = answerFault(call, data)
    if (fault !== null) throw this.#fault(`${name} was answered ${fault}`)
    return successResponse(call, data)
  }

  #refusal(name: string, call: Call, refusal: Refusal, headers: Headers): Response {
    const namedBy = refusal instanceof PassedOn ? refusal.from : call
    const fault = refusalFault(namedBy, refusal.error)
    if (fault !== null) throw this.#fault(`${name} ${fault}`)
    return refusalResponse(refusal, headers)
  }

  #fault(message: string, cause?: unknown): Error {
    const fault = new Error(message, { cause })
    this.#faults.push(fault)
    return fault
  }
}

/** Rejects when the signal is aborted, whether or not the answer has arrived. */
function untilAborted(answer: Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('aborted', 'AbortError'))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    answer.then(resolve, reject)
  })
}

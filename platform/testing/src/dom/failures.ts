import { type Call, type NamedError, Refusal } from '@iisp/contract'

/** What a test's answer throws where the exchange fails in a way that is meant. */
export class LineCut extends Error {}
export class ProxyFault extends Error {
  readonly status: number
  constructor(status: number) {
    super(`a proxy answered ${status}`)
    this.status = status
  }
}
export class PassedOn extends Refusal {
  readonly from: Call
  constructor(from: Call, error: NamedError, params: Record<string, string>) {
    super(error, params)
    this.from = from
  }
}

/** The connection breaks off before the answer arrives. */
export const cutLine = (): never => {
  throw new LineCut('the connection was cut')
}
/** A proxy answers instead of the server, with a text that is not ours. */
export const proxyFault = (status: 500 | 502 | 504): never => {
  throw new ProxyFault(status)
}
/** Refuses with what another module's call refused on the way: a contract names the errors of its own module only. */
export const passOn = (from: Call, error: NamedError, params: Record<string, string> = {}): never => {
  throw new PassedOn(from, error, params)
}
/** An answer that never comes. */
export const silence = (): Promise<never> => new Promise<never>(() => {})

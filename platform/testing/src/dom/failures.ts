import { type Call, type NamedError, Refusal } from '@iisp/contract'

// thrown by a test's answer to make the exchange fail on purpose
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
/** Refuses with an error of another module's call, which the contract of the answered call does not name. */
export const passOn = (from: Call, error: NamedError, params: Record<string, string> = {}): never => {
  throw new PassedOn(from, error, params)
}
/** An answer that never comes. */
export const silence = (): Promise<never> => new Promise<never>(() => {})

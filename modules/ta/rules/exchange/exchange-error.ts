import type { ExchangeFault } from '../../contract/exchange/faults.ts'

/** Thrown if a file cannot be read or written any further. */
export class ExchangeError extends Error {
  readonly fault: ExchangeFault
  constructor(fault: ExchangeFault) {
    const place = [
      fault.line === undefined ? '' : ` line ${fault.line}`,
      fault.record === undefined ? '' : ` record ${fault.record}`,
      fault.field === undefined ? '' : ` ${fault.field}`,
    ].join('')
    super(`${fault.code}${place}${fault.params === undefined ? '' : ` ${JSON.stringify(fault.params)}`}`)
    this.name = 'ExchangeError'
    this.fault = fault
  }
}

import type { sheetErrors } from '@iisp/contract/sheet-errors'

export type SheetFaultKind = Exclude<keyof typeof sheetErrors, 'sheetsBusy' | 'sheetTakesTooLong'>

/** Why a sheet cannot be read, by the name of its refusal. `params` fill the refusal's text. */
export class SheetFault extends Error {
  readonly kind: SheetFaultKind
  readonly params: Readonly<Record<string, string>>

  constructor(kind: SheetFaultKind, params: Readonly<Record<string, string>> = {}) {
    super(kind)
    this.name = 'SheetFault'
    this.kind = kind
    this.params = params
  }
}

import type { Call, Input, Output } from './index.ts'
import type { BothLanguages } from './errors.ts'
import { type Slot, defineSlot } from './slot.ts'

/** Chinese and English. */
type Name = readonly [zh: string, en: string]
/** Makes a call as the person who reads the trail. */
type AskCall = <C extends Call>(call: C, input: Input<C>) => Promise<Output<C>>

/** Names of the entries that one module writes into the audit trail. */
export interface AuditNames {
  /** The part of an action before the dot. */
  readonly module: string
  /** Keyed by the part of the action after the dot: `sign` of `transfers.sign`. */
  readonly actions: Readonly<Record<string, Name>>
  /**
   * Keyed by the part of the object before the colon: `transfer-order` of `transfer-order:1001`.
   */
  readonly objects: Readonly<Record<string, Name>>
  /** Fields of the details, where `commonFields` of the audit trail do not name them. */
  readonly fields?: Readonly<Record<string, Name>>
  /** The states whose codes appear in `from` and `to`, by kind of object and code. */
  readonly states?: Readonly<Record<string, Readonly<Record<string, { readonly name: BothLanguages }>>>>
  /**
   * Names that people use for these objects, for example an order's number, by kind; an unknown id
   * is left out.
   */
  readonly labels?: Readonly<
    Record<string, (ask: AskCall, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>>
  >
  /** The object that people call by this number, as the trail stores it, or null. */
  readonly find?: (number: string) => string | null
}

/** The audit trail's words of all modules. Defined here, since modules at the base contribute to it as well. */
export const auditNames: Slot<AuditNames> = defineSlot<AuditNames>('audit-names')

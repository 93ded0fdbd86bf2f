import { type Slot, defineSlot } from './slot.ts'

/** The topics of help texts. */
export const helpCategories = [
  'sign-in',
  'workspace',
  'transfer',
  'approval',
  'accounts',
  'opening',
  'lists',
  'safety',
  'service',
] as const
export type HelpCategory = (typeof helpCategories)[number]

/** A question in the ways people ask it, the first one shown, and its answer. */
interface Wording {
  readonly ask: readonly [string, ...string[]]
  /** Plain text with line breaks, **marks** and links such as [Transfer orders](menu:10102). */
  readonly answer: string
}
/** An answer of the portal's help, contributed by the module that it is about. */
export interface HelpText {
  /** Unique; other texts refer to it in `related`. */
  readonly code: string
  readonly category: HelpCategory
  /** The page that it belongs to; '' for none. */
  readonly menuId: string
  readonly zh: Wording
  readonly en: Wording
  readonly keywords: readonly string[]
  /** Codes of texts that lead on from this one. */
  readonly related: readonly string[]
  /** Suggested before the first question. */
  readonly pinned?: true
}
/** The help texts of all modules. Defined here, since modules at the base contribute to it as well. */
export const helpTexts: Slot<HelpText> = defineSlot<HelpText>('help-texts')

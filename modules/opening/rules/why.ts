import type { BothLanguages } from '@iisp/contract'

/** An error in both languages, and the field it concerns. */
export type Fault<F extends string = string> = BothLanguages & { readonly field: F }

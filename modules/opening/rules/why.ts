/** A fault in both languages, and the field that it is about. */
export interface Fault<F extends string = string> {
  readonly field: F
  readonly zh: string
  readonly en: string
}

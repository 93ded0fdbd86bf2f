/** An error in both languages, and the field it concerns. */
export interface Fault<F extends string = string> {
  readonly field: F
  readonly zh: string
  readonly en: string
}

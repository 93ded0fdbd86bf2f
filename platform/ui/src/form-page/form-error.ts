export interface FormError {
  /** The `name` of the field. */
  readonly name: string
  readonly message: string
}

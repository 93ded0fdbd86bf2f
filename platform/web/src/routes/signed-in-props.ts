export interface SignedInProps {
  /** The address is that of signing out. */
  readonly leaving: boolean
}

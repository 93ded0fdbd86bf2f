export interface SignedInProps {
  /** The address asks to sign out. */
  readonly leaving: boolean
}

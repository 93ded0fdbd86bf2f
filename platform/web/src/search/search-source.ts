/** One thing that the palette can open. */
export interface SearchHit {
  readonly id: string
  readonly title: string
  /** The quieter words beside the title: where it stands, its code. */
  readonly hint?: string
  readonly open: () => void
}

/** A kind of things to search; a module may bring one of its own. */
export interface SearchSource {
  readonly id: string
  readonly name: { readonly zh: string; readonly en: string }
  /** The best hits first; may be called at every keystroke, the signal ends a search overtaken by the next. */
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly SearchHit[]> | readonly SearchHit[]
}

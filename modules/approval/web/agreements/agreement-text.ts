interface Section {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** A legal text in both languages; {brand} and {phone} are filled in when it is shown. */
export interface Agreement {
  readonly zh: readonly Section[]
  readonly en: readonly Section[]
}

export const section = (title: string, ...paragraphs: readonly string[]): Section => ({ title, paragraphs })

/** Differences to ignore. */
export interface Ignored {
  readonly ignoreSpaces: boolean
  readonly ignorePunctuation: boolean
}

/** A text without its ignored characters; two texts are equal if their keys are. */
export function keyOf(text: string, { ignoreSpaces, ignorePunctuation }: Ignored): string {
  const solid = ignoreSpaces ? text.replace(/\s/gu, '') : text
  return ignorePunctuation ? solid.replace(/\p{P}/gu, '') : solid
}

/** What makes no difference. */
export interface Ignored {
  readonly ignoreSpaces: boolean
  readonly ignorePunctuation: boolean
}

/** A text without what is ignored: what two texts have to agree in. */
export function keyOf(text: string, { ignoreSpaces, ignorePunctuation }: Ignored): string {
  const solid = ignoreSpaces ? text.replace(/\s/gu, '') : text
  return ignorePunctuation ? solid.replace(/\p{P}/gu, '') : solid
}

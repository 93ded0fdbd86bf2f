/**
 * The characters that a text may contain. 'line': a name or a number, which people compare by eye,
 * so invisible characters are refused. 'text': several lines, in which emoji joiners and soft
 * hyphens are common.
 */
export type Characters = 'line' | 'text'

/**
 * Control characters, characters that change the direction of text, tags, and noncharacter code
 * points.
 */
const inText =
  /[^\P{Cc}\t\n\r]|[\p{Bidi_Control}\p{Noncharacter_Code_Point}\u206A-\u206F\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u
/** Besides these all that leave no trace on the screen: zero-width characters, fillers, line breaks. */
const inLine = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/u
const patterns = { line: inLine, text: inText } as const
const everywhere = { line: new RegExp(inLine, 'gu'), text: new RegExp(inText, 'gu') } as const

/** The first forbidden character of a text, such as 'U+202E', or null. */
export function hiddenCharacter(value: string, kind: Characters): string | null {
  const found = patterns[kind].exec(value)?.[0]
  if (found === undefined) return null
  const code = (found.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')
  return `U+${code}`
}

/** The text without these characters, as the person who pasted it sees it. */
export const withoutHidden = (value: string, kind: Characters): string => value.replace(everywhere[kind], '')

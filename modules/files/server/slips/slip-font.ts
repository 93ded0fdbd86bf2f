import { readFile } from 'node:fs/promises'
import { refuse } from '@iisp/contract'
import * as fontkit from 'fontkit'
import { fileErrors } from '../../contract/errors.ts'

export interface SlipFont {
  readonly bytes: Buffer
  readonly has: (codePoint: number) => boolean
}

const place = new URL('../assets/NotoSansSC-Regular.ttf', import.meta.url)
let loaded: Promise<SlipFont> | undefined

async function load(): Promise<SlipFont> {
  const bytes = await readFile(place)
  const font = fontkit.create(bytes)
  if (!('hasGlyphForCodePoint' in font)) throw new TypeError(`${place.pathname} is a collection of fonts`)
  return { bytes, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) }
}

/** Noto Sans SC, read when the first slip is made. */
export function slipFont(): Promise<SlipFont> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

/**
 * A text in its written form: on one line, with only characters of the font. pdfkit would silently
 * drop the others.
 */
export function writable({ has }: Pick<SlipFont, 'has'>, text: string, part: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  for (const character of line) {
    const codePoint = character.codePointAt(0) as number
    if (has(codePoint)) continue
    const code = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
    refuse(fileErrors.noGlyph, { character, code, part })
  }
  return line
}

import { comparisonLimits } from '@iisp/comparison/contract'

/** The most bytes that a text of the allowed length can have. */
const mostBytes = comparisonLimits.characters * 4 + 3

/** The text of a file in UTF-8 or, as Windows writes Chinese, in GB 18030; null for a file that holds no text. */
export async function readTextFile(file: File): Promise<string | null> {
  const bytes = await file.slice(0, mostBytes + 1).arrayBuffer()
  const text = decoded(bytes)
  return text.includes('\0') ? null : text
}

function decoded(bytes: ArrayBuffer): string {
  try {
    // a file that is cut in the middle of a character is too long anyway
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

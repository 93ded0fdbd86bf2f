/** Sound formats that browsers record, by their first bytes. */
const kinds: readonly (readonly [extension: string, type: string, hex: RegExp])[] = [
  ['webm', 'audio/webm', /^1a45dfa3/],
  ['ogg', 'audio/ogg', /^4f676753/],
  ['wav', 'audio/wav', /^52494646.{8}57415645/],
  ['mp4', 'audio/mp4', /^.{8}66747970/],
  ['mp3', 'audio/mpeg', /^(?:494433|fff[23b])/],
]

/**
 * The kind of a recording, detected by its content instead of its name; null for any other file.
 */
export function recordingKind(head: Uint8Array): { extension: string; type: string } | null {
  const hex = [...head.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const found = kinds.find(([, , pattern]) => pattern.test(hex))
  return found ? { extension: found[0], type: found[1] } : null
}

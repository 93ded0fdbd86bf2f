/**
 * The format of a recording by a phone's browser or camera, detected by its first bytes; null for
 * any other file.
 */
export function recordingKind(
  head: Uint8Array,
): { readonly type: string; readonly extension: string } | null {
  const text = String.fromCharCode(...head.subarray(4, 12))
  if (head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3)
    return { type: 'video/webm', extension: 'webm' }
  if (text.startsWith('ftypqt')) return { type: 'video/quicktime', extension: 'mov' }
  return text.startsWith('ftyp') ? { type: 'video/mp4', extension: 'mp4' } : null
}

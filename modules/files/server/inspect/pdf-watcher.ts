import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import type { NamedError } from '@iisp/contract'
import { fileErrors } from '../../contract/errors.ts'
import { namesActive, pdfNames } from '../../rules/pdf-names.ts'
import type { Watcher } from './watcher.ts'

const unpacked = promisify(inflate)
/** Longer than any name that is searched for, with its delimiters. */
const overlap = 512
/**
 * Limits in bytes: compressed size of one inspected object stream, and decompressed size of all
 * streams together.
 */
const mostPacked = 8 * 1024 * 1024
const mostUnpacked = 64 * 1024 * 1024

const streamBegins = />>[\s\0]*stream[ \t]*(?:\r\n|\n|\r(?=[^\n]))/
const streamEnds = 'endstream'

/** A PDF: the names in its text, in its streams, and in the objects that it packs into streams. */
export function pdfWatcher(): Watcher {
  let text = ''
  let objects: string[] | null = null
  let held = 0
  let within = false
  let packsObjects = false
  let left = mostUnpacked
  let found: NamedError | null = null

  /** Searches the text so far, except for its end, which may continue in the next chunk. */
  async function look(last: boolean): Promise<void> {
    for (;;) {
      if (found !== null) return
      if (!within) {
        const begin = streamBegins.exec(text)
        const until = begin === null ? cut(last) : begin.index + begin[0].length
        plain(text.slice(0, begin === null && !last ? until + overlap : until))
        text = text.slice(until)
        if (begin === null) return
        enter()
      } else {
        const end = text.indexOf(streamEnds)
        const until = end < 0 ? cut(last) : end
        packed(text.slice(0, end < 0 ? text.length : end), until)
        text = text.slice(end < 0 ? until : end + streamEnds.length)
        if (end < 0) return
        await leave()
      }
    }
  }
  const cut = (last: boolean) => (last ? text.length : Math.max(0, text.length - overlap))
  const plain = (piece: string) => {
    if (namesActive(piece)) found = fileErrors.activePdf
    packsObjects ||= pdfNames(piece).includes('ObjStm')
  }
  function enter(): void {
    within = true
    held = 0
    objects = packsObjects ? [] : null
    packsObjects = false
  }
  function packed(piece: string, until: number): void {
    if (namesActive(piece, true)) found = fileErrors.activePdf
    if (objects === null) return
    objects.push(piece.slice(0, until))
    held += until
    if (held > mostPacked) found = fileErrors.tooComplex
  }
  async function leave(): Promise<void> {
    within = false
    if (objects === null || found !== null) return
    const content = Buffer.from(objects.join(''), 'latin1')
    objects = null
    const options = { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH }
    const inside = await unpacked(content, options).catch((error: unknown) => {
      if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') found = fileErrors.tooComplex
      // not packed, or encrypted
      return content
    })
    left -= inside.length
    plain(`${inside.toString('latin1')} `)
  }

  return {
    push: async (piece) => {
      text += Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString('latin1')
      await look(false)
    },
    end: async () => {
      text += ' '
      await look(true)
      return found
    },
  }
}

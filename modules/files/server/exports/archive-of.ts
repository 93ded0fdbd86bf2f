import { Readable } from 'node:stream'
import { exportName } from '../../rules/export-name.ts'
import { type ZipEntry, zipBytes } from './zip-stream.ts'

/** The answer of a call that sends an archive. */
export async function archiveOf(title: string, entries: readonly ZipEntry[], now: Date) {
  const parts: Uint8Array[] = []
  for await (const part of zipBytes(entries)) parts.push(part)
  const content = Buffer.concat(parts)
  return {
    filename: exportName(title, 'zip', now),
    contentType: 'application/zip',
    size: content.length,
    stream: Readable.from([content]),
  }
}

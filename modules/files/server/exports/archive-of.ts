import type { ReadContext } from '@iisp/server'
import { exportLimits } from '../../contract/limits.ts'
import { exportName } from '../../rules/export-name.ts'
import { type ZipEntry, zipBytes } from './zip-stream.ts'

/**
 * The answer of a call that sends an archive. It is complete in a file before any of it is sent, since a failure of an entry
 * has to refuse the call.
 */
export async function archiveOf(
  { files, now }: Pick<ReadContext, 'files' | 'now'>,
  title: string,
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
) {
  const archive = await files.rest(zipBytes(entries), exportLimits.bytes)
  return { filename: exportName(title, 'zip', now), contentType: 'application/zip', ...archive }
}

import { download as storedFile } from '@iisp/files/contract'
import { downloadGuide } from '@iisp/guide/contract'
import { download } from '@iisp/web/request/download'

/** Saves the file that a notice or a description links to: a stored one or a guide of the portal's own. */
export function downloadFile({ fileId }: { readonly fileId: string }): void {
  const saved = /^[0-9a-f]{32}$/.test(fileId)
    ? download(storedFile, { fileId })
    : download(downloadGuide, { fileId })
  // a failure has been shown
  saved.catch(() => {})
}

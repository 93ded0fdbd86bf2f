import { download as downloadFile } from '@iisp/files/contract'
import { download } from '@iisp/web'

/** A stored file by its id; without one, an address of the portal itself. */
export async function saveFile({
  url,
  fileId,
}: {
  readonly url: string
  readonly fileId: string
}): Promise<void> {
  // the request layer tells what went wrong
  if (fileId !== '') return download(downloadFile, { fileId }).catch(() => undefined)
  const target = new URL(url, location.origin)
  if (target.origin !== location.origin) return
  const link = document.createElement('a')
  link.href = target.href
  link.download = ''
  link.click()
}

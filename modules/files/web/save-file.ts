import { download as downloadFile } from '@iisp/files/contract'
import { download } from '@iisp/web'

/** Saves a stored file by its id or, without an id, a file at an address of the portal. */
export async function saveFile({
  url,
  fileId,
}: {
  readonly url: string
  readonly fileId: string
}): Promise<void> {
  // the request layer has shown the failure
  if (fileId !== '') return download(downloadFile, { fileId }).catch(() => undefined)
  const target = new URL(url, location.origin)
  if (target.origin !== location.origin) return
  const link = document.createElement('a')
  link.href = target.href
  link.download = ''
  link.click()
}

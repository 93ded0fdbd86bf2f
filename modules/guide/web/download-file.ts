import { downloadGuide } from '@iisp/guide/contract'
import { download } from '@iisp/web/request/download'

/** Saves a guide that a message or a text links to. */
export function downloadFile({ fileId }: { readonly fileId: string }): void {
  // the request layer has shown the failure
  download(downloadGuide, { fileId }).catch(() => {})
}

import { downloadGuide } from '@iisp/guide/contract'
import { download } from '@iisp/web/request/download'

/** Saves a guide of the portal's own that a message or a text links to. */
export function downloadFile({ fileId }: { readonly fileId: string }): void {
  // a failure has been shown
  download(downloadGuide, { fileId }).catch(() => {})
}

import { download } from '@iisp/web/request/download'
import { downloadGuide } from '../contract/descriptions.ts'

/** Saves the guide that a notice or a description links to; failures have been shown. */
export function downloadFile({ fileId }: { readonly fileId: string }): void {
  download(downloadGuide, { fileId }).catch(() => {})
}

/** Whether the id is that of a guide which comes with the portal. */
export const isGuideFile = (fileId: string): boolean => fileId.startsWith('guide-')

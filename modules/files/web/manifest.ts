import type { WebManifest } from '@iisp/web/ports'
import { downloadCentre, pages } from '../contract/pages.ts'

export const filesManifest: WebManifest = {
  name: 'files',
  pages,
  actions: [{ id: 'exports', name: { zh: '下载导出文件', en: 'Download exports' }, page: downloadCentre }],
  load: () => import('./entry.ts'),
}

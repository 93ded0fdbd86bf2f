import type { MenuPanel, WebManifest } from '@iisp/web/ports'

export { downloadFile as downloadGuideFile, isGuideFile } from './download-file.ts'

export const guideManifest: WebManifest = {
  name: 'guide',
  prefixes: ['/integrated-management/subscription-center', '/training-course'],
  load: () => import('./entry.ts'),
}

/** The function description panel above the page of every menu. */
export const guidePanel: MenuPanel = {
  module: guideManifest.name,
  load: () => import('./panel/MenuPanel.tsx').then((loaded) => ({ default: loaded.MenuPanel })),
}

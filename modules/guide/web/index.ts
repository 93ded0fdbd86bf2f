import type { MenuPanel, WebManifest } from '@iisp/web/ports'

/** Whether the id is that of a guide which comes with the portal. */
export const isGuideFile = (fileId: string): boolean => fileId.startsWith('guide-')

/** Saves a guide; what it takes is fetched with the first one. */
export const downloadGuideFile = (file: { readonly fileId: string }): void =>
  void import('./download-file.ts').then((loaded) => loaded.downloadFile(file))

export const guideManifest: WebManifest = {
  name: 'guide',
  prefixes: [
    '/integrated-management/subscription-center',
    '/training-course',
    '/operations/complaints',
    '/operations/menu-guides',
  ],
  load: () => import('./entry.ts'),
}

/** The function description panel above the page of every menu. */
export const guidePanel: MenuPanel = {
  module: guideManifest.name,
  load: () => import('./panel/MenuPanel.tsx').then((loaded) => ({ default: loaded.MenuPanel })),
}

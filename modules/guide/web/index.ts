import type { MenuPanel } from '@iisp/web/ports'

/** Whether the id belongs to a guide that ships with the portal. */
export const isGuideFile = (fileId: string): boolean => fileId.startsWith('guide-')

/** Saves a guide. The code for it is loaded with the first one. */
export const downloadGuideFile = (file: { readonly fileId: string }): void =>
  void import('./download-file.ts').then((loaded) => loaded.downloadFile(file))

/** The function description panel above the page of every menu. */
export const guidePanel: MenuPanel = {
  module: 'guide',
  load: () => import('./panel/MenuPanel.tsx').then((loaded) => ({ default: loaded.MenuPanel })),
}

import type { PortalParts, WebManifest } from '@iisp/web/ports'

/** Saves the file that a message names; loaded when one does. */
export const saveFile: NonNullable<PortalParts['download']> = (file) =>
  void import('./save-file.ts').then((loaded) => loaded.saveFile(file))

export const filesManifest: WebManifest = {
  name: 'files',
  prefixes: ['/integrated-management/my-account/download-center', '/operations/storage'],
  load: () => import('./entry.ts'),
}

import type { PortalParts } from '@iisp/web/ports'

/** Saves the file that a message offers. The code is loaded with the first one. */
export const saveFile: NonNullable<PortalParts['download']> = (file) =>
  void import('./save-file.ts').then((loaded) => loaded.saveFile(file))

import type { PortalParts } from '@iisp/web/ports'

/** Saves the file that a message names; loaded when one does. */
export const saveFile: NonNullable<PortalParts['download']> = (file) =>
  void import('./save-file.ts').then((loaded) => loaded.saveFile(file))

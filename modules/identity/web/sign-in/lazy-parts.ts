import { lazyPart } from '@iisp/web/loader/index'

/** Needed only in browsers without keys. */
export const KeyDialog = lazyPart(
  () => import('../hardware-keys/KeyDialog.tsx'),
  (loaded) => loaded.KeyDialog,
)

import { lazyPart } from '@iisp/web/loader/index'

/**
 * Loaded only once the form is filled in, so the login page does not wait for it. The lazy part
 * that `parts` exports would be a separate script.
 */
export const Puzzle = lazyPart(() => import('../../parts/puzzle/Puzzle.tsx'), 'Puzzle')
/** Needed only where the installation offers it. */
export const SweepCode = lazyPart(() => import('../sweep-login/SweepCode.tsx'), 'SweepCode')
/** Needed only in browsers without keys. */
export const KeyDialog = lazyPart(() => import('../hardware-keys/KeyDialog.tsx'), 'KeyDialog')

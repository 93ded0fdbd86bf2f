import { lazyPart } from '@iisp/web/loader/index'

/** The puzzle that slows machines down, for forms that anybody may send. */
export const Puzzle = lazyPart(() => import('./puzzle/Puzzle.tsx'), 'Puzzle')

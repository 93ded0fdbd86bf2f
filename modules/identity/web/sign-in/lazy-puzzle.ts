import { lazyPart } from '@iisp/web/loader/index'

/** Needed only once the form is filled in, so the login page does not wait for it. */
export const Puzzle = lazyPart(
  () => import('./Puzzle.tsx'),
  (loaded) => loaded.Puzzle,
)

import { puzzleSize } from '../../contract/puzzle-size.ts'

export const puzzle = { ...puzzleSize, tolerance: 5, closeTolerance: 3 } as const
/** Lifetime of a puzzle and of the pass it becomes. */
export const sliderSeconds = 120

/** Whether the piece was dropped on the gap. */
export const sliderHits = (
  offset: number,
  moveLength: number,
  tolerance: number = puzzle.tolerance,
): boolean => Math.abs(offset - moveLength) <= tolerance

/** Extra demands on a network that keeps solving puzzles faster than people can. */
export type PuzzleLevel = 'plain' | 'hard' | 'code'
export const quickMinutes = 10
const quickAllowed = { plain: 5, hard: 15 } as const

/**
 * @param quickly puzzles that the network solved quickly, without a pause of `quickMinutes` between them
 * @param known a browser that the account signed in from before is not held back by others of its network
 * @returns hard: a second gap and a smaller tolerance; code: an SMS code is needed as well
 */
export function puzzleLevel(quickly: number, known = false): PuzzleLevel {
  if (known || quickly < quickAllowed.plain) return 'plain'
  return quickly < quickAllowed.hard ? 'hard' : 'code'
}

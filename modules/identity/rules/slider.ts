export const puzzle = { width: 300, height: 150, piece: 56, tolerance: 5 } as const
/** A puzzle, and the pass it becomes, live this long. */
export const sliderSeconds = 120

/** Whether the piece was dropped on the gap. */
export const sliderHits = (offset: number, moveLength: number): boolean =>
  Math.abs(offset - moveLength) <= puzzle.tolerance

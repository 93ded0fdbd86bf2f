/** A puzzle in pixels: the picture and its square piece. */
export const puzzleSize = { width: 300, height: 150, piece: 56 } as const

/** The means by which the piece was moved. */
export type Moved = 'pointer' | 'keys'

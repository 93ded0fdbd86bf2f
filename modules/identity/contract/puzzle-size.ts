/** A puzzle in pixels: the picture and its square piece. */
export const puzzleSize = { width: 300, height: 150, piece: 56 } as const

/** How the piece was moved. */
export type Moved = 'pointer' | 'keys'

import { randomBytes, randomInt } from 'node:crypto'
import { puzzle } from '../../rules/sign-in/slider.ts'
import { encodePng } from './png.ts'

/** A decoy is a second gap of the mirrored form, at the same height. */
export type PuzzleKind = 'plain' | 'decoy'
export interface Puzzle {
  /** Left edge of the gap; never leaves the server. */
  readonly gap: number
  readonly top: number
  /** PNG in base64: the picture with its gap. */
  readonly background: string
  /** PNG in base64: the piece with a transparent surround. */
  readonly piece: string
}
type Colour = readonly [number, number, number]

/** Sky above, sky at the horizon, three ranges from far to near, water. */
const palettes: readonly (readonly Colour[])[] = [
  [
    [126, 176, 222],
    [240, 226, 206],
    [138, 160, 186],
    [94, 124, 150],
    [58, 92, 110],
    [84, 128, 152],
  ],
  [
    [92, 120, 178],
    [246, 200, 172],
    [146, 128, 160],
    [102, 96, 138],
    [66, 70, 108],
    [98, 104, 142],
  ],
  [
    [150, 204, 208],
    [236, 240, 222],
    [140, 178, 168],
    [92, 144, 130],
    [54, 104, 94],
    [104, 156, 158],
  ],
  [
    [178, 196, 226],
    [250, 236, 220],
    [176, 158, 150],
    [140, 118, 116],
    [98, 82, 88],
    [142, 152, 170],
  ],
]
const mix = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
const { width, height, piece: size } = puzzle

/**
 * Distance to the outline of the piece, negative inside. The piece is a square with knobs above and
 * on the right and a dent on the left.
 */
export function outline(x: number, y: number): number {
  const box = Math.max(Math.abs(x - 22.5) - 20, Math.abs(y - 33) - 20)
  const right = Math.hypot(x - 45, y - 33) - 8
  const above = Math.hypot(x - 22.5, y - 11) - 8
  const dent = Math.hypot(x - 5, y - 33) - 7
  return Math.max(Math.min(box, right, above), -dent)
}

/** A random landscape, a new one for each puzzle. */
function landscape(): (x: number, y: number) => Colour {
  const colours = palettes[randomInt(palettes.length)] as readonly Colour[]
  const [sky, horizon, far, middle, near, water] = colours as [Colour, Colour, Colour, Colour, Colour, Colour]
  const sun = { x: randomInt(40, 260), y: randomInt(22, 50), radius: randomInt(10, 17) }
  const shore = randomInt(112, 124)
  const ranges = [far, middle, near].map((colour, index) => {
    const waves = Array.from({ length: 4 }, (_, wave) => ({
      length: randomInt(30, 60) / (wave + 1),
      phase: randomInt(628) / 100,
      lift: randomInt(6, 15) / (wave + 1),
    }))
    const base = 62 + index * 18
    const lift = (x: number) => waves.reduce((sum, w) => sum + w.lift * Math.sin(x / w.length + w.phase), 0)
    return { colour, tops: Float64Array.from({ length: width }, (_, x) => base - lift(x)) }
  })
  return (x, y) => {
    if (y > shore) {
      const ripple = 0.5 + 0.5 * Math.sin(y * 1.7 + Math.sin(x / 23 + y) * 2)
      return mix(water, horizon, 0.12 + 0.22 * ripple * (1 - (y - shore) / 60))
    }
    const range = ranges.findLast((one) => y >= (one.tops[x] as number))
    if (range !== undefined) return mix(range.colour, horizon, (y - (range.tops[x] as number)) / 140)
    const glow = Math.hypot(x - sun.x, y - sun.y) - sun.radius
    const air = mix(sky, horizon, Math.min(1, y / 95))
    if (glow < 0) return [255, 246, 224]
    return mix([255, 240, 210], air, Math.min(1, 0.45 + glow / 60))
  }
}

const dark: Colour = [28, 36, 48]
const white: Colour = [255, 255, 255]

/** Colour in a gap, by the distance to its outline. */
const hollow = (colour: Colour, edge: number): Colour =>
  mix(
    mix(colour, dark, Math.max(0, Math.min(1, 0.5 - edge)) * 0.52),
    white,
    Math.max(0, 1 - Math.abs(edge)) * 0.55,
  )
function put(pixels: Uint8ClampedArray, at: number, colour: Colour): void {
  pixels[at] = colour[0]
  pixels[at + 1] = colour[1]
  pixels[at + 2] = colour[2]
}

/** Left edge of a second gap that does not overlap the first and that the piece does not fit. */
function besides(gap: number): number {
  const free = Array.from({ length: width - 2 * size - 8 }, (_, at) => at + size + 4).filter(
    (at) => Math.abs(at - gap) > size + 4,
  )
  return free[randomInt(free.length)] as number
}

/** Draws a new puzzle. That takes more than 10 ms, so the portal does it in a thread; see `PuzzleThread`. */
export function drawPuzzle(kind: PuzzleKind): Puzzle {
  const gap = randomInt(76, width - size - 8)
  const top = randomInt(6, height - size - 6)
  const other = kind === 'decoy' ? besides(gap) : null
  const colourAt = landscape()
  const grain = randomBytes(width * height)
  const background = new Uint8ClampedArray(width * height * 3)
  const piece = new Uint8ClampedArray(size * size * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      // Noise keeps any two pictures from being equal and adds few bytes.
      const noise = (grain[at] as number) < 12 ? (grain[at] as number) - 6 : 0
      const [red, green, blue] = colourAt(x, y)
      const colour: Colour = [red + noise, green + noise, blue + noise]
      const inBox = x >= gap && x < gap + size && y >= top && y < top + size
      if (!inBox) {
        const away = other === null ? 1 : outline(size - 1 - (x - other), y - top)
        put(background, at * 3, away < 1 ? hollow(colour, away) : colour)
        continue
      }
      const edge = outline(x - gap, y - top)
      const inside = Math.max(0, Math.min(1, 0.5 - edge))
      const rim = Math.max(0, 1 - Math.abs(edge))
      put(background, at * 3, hollow(colour, edge))
      const inPiece = ((y - top) * size + x - gap) * 4
      put(piece, inPiece, mix(colour, white, rim * 0.85))
      piece[inPiece + 3] = 255 * Math.max(inside, rim * 0.9)
    }
  }
  return {
    gap,
    top,
    background: encodePng(background, width, height, 3).toString('base64'),
    piece: encodePng(piece, size, size, 4).toString('base64'),
  }
}

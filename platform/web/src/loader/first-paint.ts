import { afterPaint } from './after-paint.ts'

/** After this calls and scripts are sent even if nothing has been painted, in milliseconds. */
const longestMs = 1_000

let held: Promise<void> | null = null
let release: () => void = () => {}

/** Lets calls and scripts that are asked for wait: sending them takes longer than drawing what is there already. */
export function holdUntilPainted(): void {
  held = new Promise<void>((done) => {
    release = done
    setTimeout(done, longestMs)
  }).then(() => void (held = null))
}

/** Sends what waits once what is drawn now has been painted. */
export const releaseAfterPaint = (): void => void afterPaint(() => release())

/** Resolves when calls and scripts may be sent; null: at once. */
export const firstPaint = (): Promise<void> | null => held

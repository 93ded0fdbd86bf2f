import { wrapText } from '../../rules/wrap-text.ts'
import { cardSize, type DesignName, designs } from './card-designs.ts'

export interface CardTexts {
  readonly design: DesignName
  readonly heading: string
  readonly to: string
  readonly words: string
  readonly from: string
}

const { width, height } = cardSize
const family = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif'
const margin = 180
/** The words have this much room; longer ones are written smaller. */
const wordsHeight = 270
const [largest, smallest] = [38, 10] as const

/**
 * Draws a card with its texts: the heading in the middle, below it the recipient, the words, and
 * the sender.
 */
export function paintCard(context: CanvasRenderingContext2D, card: CardTexts): void {
  const { ground, ink, draw } = designs[card.design]
  const sky = context.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, ground[0])
  sky.addColorStop(1, ground[1])
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  draw(context)

  const say = (text: string, x: number, y: number, size: number, align: CanvasTextAlign) => {
    context.font = `${size}px ${family}`
    context.textAlign = align
    context.fillText(text, x, y, width - 2 * margin)
  }
  context.fillStyle = ink
  say(card.heading, width / 2, 230, 76, 'center')
  say(card.to, margin, 340, 40, 'left')
  const { lines, size } = fittingLines(context, card.words)
  for (const [n, line] of lines.entries()) say(line, margin, 410 + n * lineHeight(size), size, 'left')
  say(card.from, width - margin, 720, 40, 'right')
}

const lineHeight = (size: number) => size * 1.5

/** The words in lines, in the largest size that leaves them room. */
function fittingLines(context: CanvasRenderingContext2D, words: string) {
  for (let size: number = largest; ; size -= 2) {
    context.font = `${size}px ${family}`
    const lines = wrapText(words, (line) => context.measureText(line).width <= width - 2 * margin)
    if (size <= smallest || lines.length * lineHeight(size) <= wordsHeight) return { lines, size }
  }
}

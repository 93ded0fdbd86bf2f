/** Size of a card in px. */
export const cardSize = { width: 1200, height: 800 } as const

/** A card's own colours: it looks the same in every appearance of the portal. */
interface Design {
  readonly ground: readonly [top: string, bottom: string]
  readonly ink: string
  readonly draw: (context: CanvasRenderingContext2D) => void
}
export const designNames = ['lantern', 'plum', 'dawn'] as const
export type DesignName = (typeof designNames)[number]

const disc = (context: CanvasRenderingContext2D, x: number, y: number, radius: number) => {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

function drawLanterns(context: CanvasRenderingContext2D): void {
  for (const [x, y, radius] of [
    [120, 170, 62],
    [230, 110, 42],
    [1080, 170, 62],
    [970, 110, 42],
  ] as const) {
    context.fillStyle = '#f5c451'
    context.fillRect(x - 1.5, 0, 3, y - radius)
    context.fillRect(x - radius / 3, y - radius - 6, (radius * 2) / 3, 12)
    context.fillRect(x - radius / 3, y + radius - 6, (radius * 2) / 3, 12)
    context.fillRect(x - 1.5, y + radius, 3, radius)
    context.fillStyle = '#e8452c'
    disc(context, x, y, radius)
  }
}

function drawPlum(context: CanvasRenderingContext2D): void {
  context.strokeStyle = '#5b4636'
  context.lineWidth = 12
  context.beginPath()
  context.moveTo(1200, 40)
  context.quadraticCurveTo(1040, 150, 900, 110)
  context.moveTo(1090, 116)
  context.quadraticCurveTo(1060, 230, 980, 260)
  context.stroke()
  for (const [x, y, radius] of [
    [900, 112, 15],
    [990, 128, 18],
    [1060, 118, 14],
    [1140, 84, 17],
    [980, 258, 16],
    [1040, 206, 13],
  ] as const) {
    context.fillStyle = '#d64563'
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal * 2 * Math.PI) / 5
      disc(context, x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, radius * 0.75)
    }
    context.fillStyle = '#f8dd7a'
    disc(context, x, y, radius * 0.4)
  }
}

function drawDawn(context: CanvasRenderingContext2D): void {
  context.fillStyle = '#ffd98a'
  disc(context, 1090, 500, 60)
  for (const [colour, base, height] of [
    ['#4f6f9f', 560, 120],
    ['#35527f', 640, 90],
    ['#223a5e', 710, 70],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(0, cardSize.height)
    for (let x = 0; x <= cardSize.width; x += 20)
      context.lineTo(x, base + Math.sin(x / 130 + base) * height * 0.5 + Math.sin(x / 47 + base) * 12)
    context.lineTo(cardSize.width, cardSize.height)
    context.fill()
  }
}

export const designs: Readonly<Record<DesignName, Design>> = {
  lantern: { ground: ['#a81c1c', '#7a1018'], ink: '#fbe3a1', draw: drawLanterns },
  plum: { ground: ['#fdf6ec', '#f3e2d0'], ink: '#5a2a2a', draw: drawPlum },
  dawn: { ground: ['#16294a', '#8a4b3c'], ink: '#ffffff', draw: drawDawn },
}

import { save } from '@iisp/web/request/download'
import type { PictureColours, pictureOf } from './picture.ts'

type Picture = ReturnType<typeof pictureOf>
const asFile = (svg: string) => new Blob([svg], { type: 'image/svg+xml' })

export const saveSvg = ({ svg }: Picture, name: string): void => save(asFile(svg), `${name}.svg`)

/** Twice the screen size for print, within the limits of a canvas. */
const [sharpness, largest] = [2, 8000]

/** Rejects if the browser cannot draw it. */
export async function savePng({ svg, width, height }: Picture, name: string): Promise<void> {
  const image = new Image()
  image.src = URL.createObjectURL(asFile(svg))
  try {
    await image.decode()
    const scale = Math.min(sharpness, largest / width, largest / height)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (file === null) throw new Error('the canvas gave no picture')
    save(file, `${name}.png`)
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

/** The colours of the page in the current theme, light or dark. */
export function pageColours(): PictureColours {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--iisp-${name}`).trim()
  return {
    surface: token('surface'),
    text: token('text'),
    quiet: token('text-secondary'),
    line: token('text-tertiary'),
    own: token('brand-ink'),
    ownGround: token('brand-softer'),
    font: token('font'),
  }
}

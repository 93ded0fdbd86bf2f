/** Pixels of one tile. */
export const watermarkSize = 200
export const watermarkAlpha = 0.2
/** Rising to the right. */
export const watermarkAngle = -Math.PI / 4

/** Draws one tile of the watermark and returns its data URL; null if the browser has no canvas. */
export function watermarkTile(lines: readonly string[], colour: string): string | null {
  const canvas = document.createElement('canvas')
  canvas.width = watermarkSize
  canvas.height = watermarkSize
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.globalAlpha = watermarkAlpha
  pen.fillStyle = colour
  pen.font = '13px sans-serif'
  pen.textAlign = 'center'
  pen.translate(watermarkSize / 2, watermarkSize / 2)
  pen.rotate(watermarkAngle)
  lines.forEach((line, at) => pen.fillText(line, 0, (at - (lines.length - 1) / 2) * 18))
  return canvas.toDataURL()
}

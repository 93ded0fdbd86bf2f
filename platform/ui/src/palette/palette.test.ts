import { expect, test } from 'vitest'
import { brandColours, brandShades, neutrals, type Appearance } from './palette.ts'
import { tokensCss } from './tokens-css.ts'

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string) => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const appearances: Appearance[] = ['light', 'dark']

test.each(appearances)(
  'every text colour of the %s appearance has AA contrast on every ground',
  (appearance) => {
    const n = neutrals[appearance]
    const inks = [
      'text',
      'textSecondary',
      'textTertiary',
      'success',
      'warning',
      'danger',
      'info',
      'rise',
      'fall',
    ] as const
    const poor = inks.flatMap((ink) =>
      (['page', 'surface', 'raised', 'fill', 'hover'] as const)
        .filter((ground) => contrast(n[ink], n[ground]) < 4.5)
        .map((ground) => `${ink} on ${ground} ${contrast(n[ink], n[ground]).toFixed(2)}`),
    )
    expect(poor).toEqual([])
    expect(contrast(n.dangerSolid, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(brandColours.flatMap((brand) => appearances.map((appearance) => [brand, appearance] as const)))(
  'brand %s keeps AA contrast in the %s appearance',
  (brand, appearance) => {
    const shades = brandShades(brand, appearance)
    const n = neutrals[appearance]
    for (const solid of [shades.solid, shades.solidHover, shades.solidActive])
      expect(contrast(solid, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    for (const ground of [n.surface, n.page, n.fill, n.raised, shades.soft, shades.softer]) {
      expect(contrast(shades.ink, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(n.text, ground)).toBeGreaterThanOrEqual(4.5)
    }
  },
)

// Renew with: vitest run --project unit platform/ui/src/palette -u
test('[SH-459] [SH-460] [SH-461] tokens.css contains the palette, and --layout-size is 40, 44 or 50 depending on the window width', async () => {
  await expect(tokensCss()).toMatchFileSnapshot('./tokens.css')
  expect(tokensCss()).toMatch(/--layout-size: 40px/)
  expect(tokensCss()).toMatch(/min-width: 1401px[^}]*--layout-size: 44px/)
  expect(tokensCss()).toMatch(/min-width: 1800px[^}]*--layout-size: 50px/)
})

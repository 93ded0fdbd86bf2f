export { applyAppearance } from './appearance.ts'
export { brandColours, brandShades, defaultBrand, fontFamily, isBrandColour, neutrals } from './palette.ts'
export type { Appearance, BrandColour, BrandShades } from './palette.ts'

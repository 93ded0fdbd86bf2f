export { applyAppearance } from './appearance.ts'
export {
  brandColours,
  brandShades,
  defaultBrand,
  fontFamily,
  isBrandColour,
  neutrals,
  type Appearance,
  type BrandColour,
} from './palette.ts'

import type { Appearance, BrandColour } from './palette.ts'

/** Switches the CSS variables of the whole page; call it before the first paint. */
export function applyAppearance(brand: BrandColour, appearance: Appearance): void {
  const root = document.documentElement
  root.dataset['brand'] = brand
  root.dataset['appearance'] = appearance
}

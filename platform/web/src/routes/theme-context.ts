import { type Appearance, type BrandColour, defaultBrand } from '@iisp/ui/palette'
import { createContext } from 'react'

/** The theme of the pages. A context, because a page that is hidden does not follow a store. */
export const ThemeContext = createContext<{ readonly colour: BrandColour; readonly appearance: Appearance }>({
  colour: defaultBrand,
  appearance: 'light',
})

/** The colours a user can choose; the first is the default. */
export const brandColours = ['#1a4fa3', '#0f6674', '#1f6b3a', '#5b3f9e', '#9c3a1c', '#3d4a5c'] as const
export type BrandColour = (typeof brandColours)[number]
export type Appearance = 'light' | 'dark'

export const defaultBrand: BrandColour = brandColours[0]
export const isBrandColour = (value: unknown): value is BrandColour =>
  (brandColours as readonly unknown[]).includes(value)

export const fontFamily =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif"

/** `solid` is a background for white text; `ink` is the brand colour for text or lines on a surface. */
export interface BrandShades {
  readonly solid: string
  readonly solidHover: string
  readonly solidActive: string
  readonly ink: string
  readonly soft: string
  readonly softer: string
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Mixes `over` into `base`; `share` is 0 to 1. */
const mix = (base: string, over: string, share: number): string => {
  const top = channels(over)
  const mixed = channels(base).map((c, i) => Math.round(c + ((top[i] ?? 0) - c) * share))
  return `#${mixed.map((c) => c.toString(16).padStart(2, '0')).join('')}`
}

export const neutrals = {
  light: {
    page: '#f1f3f6',
    surface: '#ffffff',
    raised: '#ffffff',
    fill: '#f5f6f8',
    hover: '#f3f6fa',
    text: '#1d2530',
    textSecondary: '#4a5565',
    textTertiary: '#626d7e',
    textDisabled: '#98a2b1',
    border: '#dfe3ea',
    borderStrong: '#b5bdc9',
    watermark: '#a9b2bf',
    success: '#1c7a3e',
    warning: '#93590a',
    danger: '#c22a1f',
    dangerSolid: '#c22a1f',
    onSolid: '#ffffff',
    onSolidSoft: 'rgba(255, 255, 255, 0.14)',
    film: '#000000',
    info: '#2660b8',
    neutral: '#626d7e',
    rise: '#c22a1f',
    fall: '#1c7a3e',
    mask: 'rgba(15, 20, 30, 0.45)',
    shadow: '0 6px 20px rgba(20, 30, 50, 0.14)',
  },
  dark: {
    page: '#0e1116',
    surface: '#161a20',
    raised: '#1d222a',
    fill: '#1c2128',
    hover: '#1f252d',
    text: '#e3e7ed',
    textSecondary: '#b1bac7',
    textTertiary: '#929cab',
    textDisabled: '#5f6977',
    border: '#2c333d',
    borderStrong: '#48525f',
    watermark: '#5f6a79',
    success: '#63c388',
    warning: '#dfa84c',
    danger: '#ff8177',
    dangerSolid: '#cf3a30',
    onSolid: '#ffffff',
    onSolidSoft: 'rgba(255, 255, 255, 0.14)',
    film: '#000000',
    info: '#7eb0f2',
    neutral: '#929cab',
    rise: '#ff8177',
    fall: '#63c388',
    mask: 'rgba(0, 0, 0, 0.6)',
    shadow: '0 6px 20px rgba(0, 0, 0, 0.5)',
  },
} as const

/** Shades of a brand colour that have AA contrast in an appearance. */
export function brandShades(brand: BrandColour, appearance: Appearance): BrandShades {
  const { surface } = neutrals[appearance]
  if (appearance === 'light')
    return {
      solid: brand,
      solidHover: mix(brand, '#ffffff', 0.1),
      solidActive: mix(brand, '#000000', 0.16),
      ink: brand,
      soft: mix(surface, brand, 0.1),
      softer: mix(surface, brand, 0.05),
    }
  const solid = mix(brand, '#ffffff', 0.16)
  return {
    solid,
    solidHover: mix(brand, '#ffffff', 0.08),
    solidActive: brand,
    ink: mix(brand, '#ffffff', 0.56),
    soft: mix(surface, solid, 0.3),
    softer: mix(surface, solid, 0.16),
  }
}

import type { Appearance, BrandColour } from './palette.ts'
import { brandColours, brandShades, defaultBrand, fontFamily, neutrals } from './palette.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)
const lines = (values: object, prefix: string) =>
  Object.entries(values).map(([name, value]) => `  --iisp-${prefix}${kebab(name)}: ${value as string};`)
const rule = (selector: string, body: readonly string[]) => `${selector} {\n${body.join('\n')}\n}\n`

const shape = [
  `--iisp-font:\n    ${fontFamily.replace(/ (sans-serif)$/, '\n    $1')}`,
  '--iisp-font-size: 14px',
  '--iisp-font-size-table: 13px',
  '--iisp-font-size-small: 12px',
  '--iisp-line-height: 1.5715',
  '--iisp-space: 8px',
  '--iisp-radius: 4px',
  '--iisp-radius-large: 6px',
  '--iisp-control: 32px',
  '--iisp-row: 40px',
  '--iisp-row-head: 34px',
  '--iisp-focus: 0 0 0 2px var(--iisp-surface), 0 0 0 4px var(--iisp-brand-ink)',
  '--iisp-bar-height: 8px',
  '--iisp-bar-width: 8px',
  '--layout-size: 40px',
].map((line) => `  ${line};`)

const appearanceRule = (appearance: Appearance) =>
  rule(appearance === 'light' ? ':root' : ":root[data-appearance='dark']", [
    `  color-scheme: ${appearance};`,
    ...lines(neutrals[appearance], ''),
    ...lines(brandShades(defaultBrand, appearance), 'brand-'),
    ...(appearance === 'light' ? shape : []),
  ])
const brandRule = (brand: BrandColour, appearance: Appearance) =>
  rule(
    `:root[data-brand='${brand}']${appearance === 'dark' ? "[data-appearance='dark']" : ''}`,
    lines(brandShades(brand, appearance), 'brand-'),
  )

/** The content of tokens.css: the palette as CSS variables, also for pages without antd. */
export const tokensCss = (): string =>
  [
    appearanceRule('light'),
    appearanceRule('dark'),
    ...brandColours.slice(1).flatMap((brand) => [brandRule(brand, 'light'), brandRule(brand, 'dark')]),
    '@media (min-width: 1401px) {\n  :root {\n    --layout-size: 44px;\n  }\n}\n',
    '@media (min-width: 1800px) {\n  :root {\n    --layout-size: 50px;\n  }\n}\n',
  ].join('\n')

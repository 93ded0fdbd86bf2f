import { cutText, textWidth } from '@iisp/ui/text-width'
import type { Lineage } from '../../rules/relations/lineage.ts'
import { type ChartText, isOwn, ownerText } from './chart-words.ts'
import {
  type PlacedChart,
  type PlacedFund,
  type PlacedLink,
  fundBox,
  labelBox,
  labelFont,
  lineHeight,
} from './lay-out.ts'

/** Colour values of the design tokens, because a file cannot use the page's CSS variables. */
export interface PictureColours {
  readonly surface: string
  readonly text: string
  readonly quiet: string
  readonly line: string
  readonly own: string
  readonly ownGround: string
  readonly font: string
}
export interface PictureInput {
  readonly chart: PlacedChart
  /** The highlighted part; null highlights everything. */
  readonly lineage: Lineage | null
  readonly heading: string
  readonly colours: PictureColours
  readonly t: ChartText
}
const headingHeight = 40
const [codeSize, nameSize] = [12, 13]
const indent = 14

/** The chart as the text of an SVG file, with a heading and a legend of frames and lines. */
export function pictureOf({ chart, lineage, heading, colours, t }: PictureInput): {
  svg: string
  width: number
  height: number
} {
  const legend = (['own', 'other', 'effective', 'pending'] as const)
    .map((key) => t(`legend.${key}`))
    .join('    ')
  const width = Math.ceil(Math.max(chart.width, (textWidth(legend) * labelFont) / 2 + 48, 480))
  const height = Math.ceil(chart.height + headingHeight * 2)
  const left = (width - chart.width) / 2
  const fade = (isSeen: boolean | undefined) => (isSeen === false ? ' opacity="0.2"' : '')
  const text = (x: number, y: number, size: number, fill: string, words: string, more = '') =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${more}>${escaped(words)}</text>`

  const drawLink = ({ id, path, label, lines, isPending }: PlacedLink) => {
    const box = labelBox(lines)
    const top = label.y - box.height / 2
    return `<g${fade(lineage?.links.has(id))}><path d="${path}" fill="none" stroke="${colours.line}" stroke-width="1.5"${
      isPending ? ' stroke-dasharray="6 4"' : ''
    } marker-end="url(#arrow)"/><rect x="${label.x - box.width / 2}" y="${top}" width="${box.width}" height="${box.height}" fill="${
      colours.surface
    }"/>${lines
      .map((line, at) =>
        text(label.x, top + (at + 0.75) * lineHeight, labelFont, colours.text, line, ' text-anchor="middle"'),
      )
      .join('')}</g>`
  }
  const drawFund = (placed: PlacedFund) => {
    const { fund, x, y } = placed
    const own = isOwn(fund)
    const frame = own
      ? `stroke="${colours.own}" fill="${colours.ownGround}"`
      : `stroke="${colours.line}" fill="${colours.surface}" stroke-dasharray="5 4"`
    const lines = wrapped(fund.cpmc, Math.floor((fundBox.width - indent * 2) / (nameSize / 2)))
    return `<g${fade(lineage?.funds.has(fund.cpdm))}><rect x="${x}" y="${y}" width="${fundBox.width}" height="${
      fundBox.height
    }" rx="${own ? 4 : 16}" stroke-width="1.5" ${frame}/>${text(x + indent, y + 20, codeSize, colours.quiet, fund.cpdm)}${lines
      .map((line, at) => text(x + indent, y + 40 + at * lineHeight, nameSize, colours.text, line))
      .join('')}${text(x + indent, y + 78, codeSize, colours.quiet, cutText(ownerText(fund, t), 30))}</g>`
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escaped(
    colours.font,
  )}"><defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 10 5 0 10z" fill="${
    colours.line
  }"/></marker></defs><rect width="${width}" height="${height}" fill="${colours.surface}"/>${text(24, 28, 16, colours.text, heading)}<g transform="translate(${left} ${headingHeight})">${chart.links
    .map(drawLink)
    .join(
      '',
    )}${chart.funds.map(drawFund).join('')}</g>${text(24, height - 14, labelFont, colours.quiet, legend, ' xml:space="preserve"')}</svg>`
  return { svg, width, height }
}

/** Wraps a name onto at most two lines and cuts the remainder with an ellipsis. */
function wrapped(name: string, limit: number): string[] {
  if (textWidth(name) <= limit) return [name]
  const fits = cutText(name, limit)
  const space = fits.lastIndexOf(' ')
  const first = space > 0 ? fits.slice(0, space) : fits
  const rest = name.slice(first.length).trim()
  return [first, textWidth(rest) <= limit ? rest : `${cutText(rest, limit - 2)}…`]
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])
const escaped = (words: string) => words.replaceAll(/[&<>"]/g, (sign) => entities.get(sign) ?? sign)

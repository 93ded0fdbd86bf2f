import '@iisp/ui/tokens.css'
import '@iisp/ui/base.css'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { painted } from '../painted.ts'
import { mountAgGrid } from '../peers/ag-grid.js'
import { Antd } from './antd.tsx'
import { Bare } from './bare.tsx'
import { Ours } from './ours.tsx'
import { type Row, fields, headHeight, idOf, makeRows, rowHeight, tableHeight } from './rows.ts'
import './page.css'

const host = document.getElementById('root') as HTMLElement
const rows = makeRows()

/** How a table is mounted, unmounted, and scrolled by a number of px. */
interface Side {
  readonly mount: () => () => void
  readonly scrollBy: (across: number, down: number) => void
}
const find = (selector: string) => host.querySelector(selector) as HTMLElement
const byPlace = (selector: string) => (across: number, down: number) => {
  const place = find(selector)
  if (down !== 0) place.scrollTop += down
  if (across !== 0) place.scrollLeft += across
}
/** Ant Design's list has no scroll position that can be set, so it is scrolled by wheel events. */
const byWheel = (selector: string) => (deltaX: number, deltaY: number) =>
  find(selector).dispatchEvent(new WheelEvent('wheel', { deltaX, deltaY, bubbles: true, cancelable: true }))
const byReact = (Table: ComponentType<{ rows: readonly Row[] }>) => () => {
  const root = createRoot(host)
  root.render(<Table rows={rows} />)
  return () => root.unmount()
}
const withAgGrid = () => {
  const place = document.createElement('div')
  place.style.height = `${tableHeight}px`
  host.append(place)
  const remove = mountAgGrid(place, fields, rows)
  return () => {
    remove()
    place.remove()
  }
}
const sides: Readonly<Record<string, Side>> = {
  ours: { mount: byReact(Ours), scrollBy: byPlace('[role="region"]') },
  bare: { mount: byReact(Bare), scrollBy: byPlace('#bare') },
  antd: { mount: byReact(Antd), scrollBy: byWheel('.ant-table-tbody-virtual-holder') },
  agGrid: { mount: withAgGrid, scrollBy: byPlace('.ag-grid-viewport') },
}
const name = new URLSearchParams(location.search).get('side') ?? ''
const side = sides[name] as Side

const shows = (row: number) => host.textContent.includes(idOf(row))
/** The last completely visible row when scrolled to the top. */
const lastInSight = Math.floor((tableHeight - headHeight) / rowHeight) - 1

let remove = (): void => undefined

/** Milliseconds until the first rows are painted. */
async function mount(): Promise<number> {
  const began = performance.now()
  remove = side.mount()
  do await painted()
  while (!shows(0) || !shows(lastInSight))
  return performance.now() - began
}
async function unmount(): Promise<void> {
  remove()
  await painted()
}

let at = 0
const down = (px: number) => () => {
  at += px
  side.scrollBy(0, px)
}
const repeat = (times: number, step: (n: number) => () => void) =>
  Array.from({ length: times }, (_, n) => step(n))
/** Scroll steps, one per frame: down, sideways, and jumps. */
const steps = [
  ...repeat(60, () => down(160)),
  ...repeat(20, () => () => side.scrollBy(60, 0)),
  ...repeat(20, () => () => side.scrollBy(-60, 0)),
  ...repeat(20, (n) => down((n % 2 === 0 ? 70_000 : -30_000) + n * 40)),
]

/** Scrolls one step. Returns the milliseconds until it is painted. */
async function scroll(n: number): Promise<number> {
  const began = performance.now()
  steps[n]?.()
  await painted()
  await painted()
  return performance.now() - began
}

/** Whether the right rows are shown, because an empty table would be fastest. Wheel scrolling is not exact. */
async function isInPlace(): Promise<boolean> {
  const top = Math.round(at / rowHeight)
  const until = performance.now() + 5000
  while (name === 'antd' ? shows(0) : !shows(top + 3)) {
    if (performance.now() > until) return false
    await painted()
  }
  return true
}

export interface TableBench {
  readonly mount: typeof mount
  readonly unmount: typeof unmount
  readonly steps: number
  readonly scroll: typeof scroll
  readonly isInPlace: typeof isInPlace
}
Object.assign(window, {
  tableBench: { mount, unmount, steps: steps.length, scroll, isInPlace } satisfies TableBench,
})

import { linJing } from '@iisp/testing/dom/people'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  type RelationChart as Chart,
  fundRelationChartMulti,
} from '../../contract/relations/relation-list.ts'
import { relationServer } from '../test/relation-server.ts'
import { chartTexts } from './chart-texts.ts'
import { RelationChart } from './RelationChart.tsx'

afterEach(() => vi.restoreAllMocks())

const fund = (cpdm: string, cpmc: string, type: 'mother' | 'child' | 'both', more = {}) => ({
  cpdm,
  cpmc,
  type,
  jgmc: '远山私募基金管理有限公司',
  sfsyglr: '1' as const,
  ...more,
})
const link = (id: string, target: string, source: string, more = {}) => ({
  id,
  source,
  target,
  relstate: '1' as const,
  mzldfs: '0,1' as const,
  sgldbl: '0.6000',
  sgldje: null,
  shfhldbl: '0.4000',
  shldje: null,
  fhsfcfsh: '1' as const,
  ksrq: '2026-01-01',
  ...more,
})
/** Three levels, A over B over C; A has another child, of another manager, from a later day. */
const chart: Chart = {
  nodes: [
    fund('A01', '甲基金 <一号>', 'mother'),
    fund('B01', '乙基金', 'both'),
    fund('C01', '丙基金', 'child'),
    fund('D01', '丁基金', 'child', { sfsyglr: '0', jgmc: '澄海投资管理有限公司' }),
  ],
  links: [
    link('1', 'A01', 'B01'),
    link('2', 'B01', 'C01', {
      mzldfs: '0',
      sgldbl: null,
      sgldje: '500000.00',
      shfhldbl: '0.0000',
    }),
    link('3', 'A01', 'D01', { relstate: '2', fhsfcfsh: '0', ksrq: '2026-12-10' }),
  ],
  capped: false,
}
const opened = async (code: string | null = null, answer = chart, locale: 'zh' | 'en' = 'zh') => {
  const server = relationServer().answer(fundRelationChartMulti, () => answer)
  const page = stage(<RelationChart fund={code} onClose={() => {}} />, { as: linJing, server, locale })
  const drawer = within(await screen.findByRole('dialog'))
  return { ...page, server, drawer }
}
const theFund = (code: string) => screen.getByRole('button', { name: new RegExp(`^${code} .*，[母子]基金`) })
const faded = () =>
  [...document.querySelectorAll<HTMLElement>('[data-fund][data-faded="true"]')].map(
    (one) => one.dataset['fund'],
  )
const rows = async (count: number) =>
  waitFor(() => {
    const found = screen.getAllByRole('row').slice(1)
    expect(found).toHaveLength(count)
    return found.map((row) => row.textContent)
  })

test('[BU-334] funds are buttons that say owner, kind and neighbours; arrows bear ratios and states in words', async () => {
  const { drawer, server } = await opened()
  expect(
    await drawer.findByRole('button', {
      name: /^B01 乙基金 本管理人 ?，母基金兼子基金，母基金1只，子基金1只$/,
    }),
  ).toBeTruthy()
  expect(theFund('D01').textContent).toContain('澄海投资管理有限公司')
  expect(server.asked(fundRelationChartMulti)).toEqual([{}])
  const listed = await rows(3)
  expect(listed[0]).toMatch(/A01 甲基金.*B01 乙基金.*有效.*60\.00%.*40\.00%.*是/)
  expect(listed[1]).toContain('500,000.00元')
  // the redemption is not linked
  expect(listed[1]).not.toContain('0.00%')
  expect(listed[2]).toContain('待生效')
  expect(screen.getByText('共4只基金、3条关系')).toBeTruthy()
})

test('[BU-334] a focused fund keeps its mothers and children, up and down, in sight and in the list', async () => {
  const { drawer, user } = await opened()
  ;(await drawer.findByRole('button', { name: /^B01 .*，[母子]基金/ })).focus()
  await user.keyboard('{Enter}')
  expect(theFund('B01').getAttribute('aria-pressed')).toBe('true')
  expect(faded()).toEqual(['D01'])
  expect(screen.getByText('聚焦 B01：上下游共3只基金、2条关系')).toBeTruthy()
  expect((await rows(2)).join()).not.toContain('D01')
  await user.click(drawer.getByRole('button', { name: '显示全部' }))
  expect(faded()).toEqual([])
  await rows(3)
})

test('[BU-334] arrow keys lead to mother, child and along the row; Enter focuses', async () => {
  const { drawer, user } = await opened()
  ;(await drawer.findByRole('button', { name: /^C01 .*，[母子]基金/ })).focus()
  const isAt = (code: string) => expect(document.activeElement).toBe(theFund(code))
  await user.keyboard('{ArrowUp}')
  isAt('B01')
  await user.keyboard('{ArrowUp}')
  isAt('A01')
  await user.keyboard('{ArrowUp}')
  isAt('A01')
  await user.keyboard('{ArrowDown}')
  const [first, second] = [document.activeElement, ['{ArrowRight}', '{ArrowLeft}']] as const
  expect(['B01', 'D01']).toContain((first as HTMLElement).dataset['fund'])
  await user.keyboard(second[0])
  expect(document.activeElement).not.toBe(first)
  await user.keyboard(second[1])
  expect(document.activeElement).toBe(first)
  await user.keyboard('{Enter}')
  expect(first?.getAttribute('aria-pressed')).toBe('true')
})

test('[BU-334] a row of the list leads to its arrow, and the list stays', async () => {
  const { drawer, user } = await opened()
  await rows(3)
  await user.click(drawer.getAllByText(/^B01 乙基金/, { selector: 'td *' })[0]!)
  expect(screen.getByText('聚焦 B01 与 C01 的关系')).toBeTruthy()
  expect(faded()).toEqual(['A01', 'D01'])
  await rows(3)
})

test('[BU-334] opened for a fund, it is asked for and focused', async () => {
  const { drawer, server } = await opened('C01')
  expect(
    (await drawer.findByRole('button', { name: /^C01 .*，[母子]基金/ })).getAttribute('aria-pressed'),
  ).toBe('true')
  expect(server.asked(fundRelationChartMulti)).toEqual([{ cpdm: 'C01' }])
})

test('[BU-334] the picture is saved with what is drawn, under the fund and the day', async () => {
  const files: Blob[] = []
  const names: string[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { drawer, user } = await opened('B01')
  await user.click(await drawer.findByRole('button', { name: '保存SVG' }))
  expect(names).toEqual([expect.stringMatching(/^母子基金关系图谱_B01_\d{4}-\d{2}-\d{2}\.svg$/)])
  const picture = new DOMParser().parseFromString(await files[0]!.text(), 'image/svg+xml')
  expect(picture.querySelector('parsererror')).toBeNull()
  const words = [...picture.querySelectorAll('text')].map((one) => one.textContent)
  expect(words).toEqual(
    expect.arrayContaining([
      'A01',
      '甲基金 <一号>',
      '申购 60.00%',
      '赎回及分红 40.00%',
      '赎回 40.00%',
      '待生效，自2026-12-10起',
    ]),
  )
  expect(words[0]).toMatch(/^母子基金关系图谱 B01 /)
  const dimmed = [...picture.querySelectorAll('g[opacity]')].map((one) => one.textContent)
  expect(dimmed.join()).toContain('D01')
  expect(dimmed.join()).not.toContain('C01')
  // the relation to come is dashed, and so is the frame of the other manager's fund
  expect(picture.querySelectorAll('path[stroke-dasharray]')).toHaveLength(1)
  expect(picture.querySelectorAll('rect[stroke-dasharray]')).toHaveLength(1)
})

test('[BU-334] without a live relation it says so, and what was left out of a large one', async () => {
  const empty = await opened('C01', { nodes: [], links: [], capped: false })
  expect(await empty.drawer.findByText('没有有效或待生效的母子关系')).toBeTruthy()
  empty.unmount()
  const capped = await opened(null, { ...chart, capped: true }, 'en')
  expect(
    await capped.drawer.findByText(/There are too many relations: the chart shows 3 of them/),
  ).toBeTruthy()
})

test('texts are complete in English', () => expect(missingTexts(chartTexts as never)).toEqual([]))

import { expect, test } from 'vitest'
import { fundRelationChartMulti, getFundRelationList } from '../../contract/relations/relation-list.ts'
import { relationFlow } from '../../contract/relations/relation-states.ts'
import { stageRelations } from '../test/stage-relations.ts'

const stage = stageRelations()
const pairs = (chart: { links: readonly { source: string; target: string }[] }) =>
  chart.links.map(({ source, target }) => `${target}>${source}`).toSorted()

test('[BU-334] three levels are followed up and down, with owner, state and ratios', async () => {
  const chart = await stage.lin.ok(fundRelationChartMulti, { cpdm: 'SXA017' })
  const whole = ['SXA001>SCH005', 'SXA001>SXA013', 'SXA001>SXA015', 'SXA013>SXA017']
  expect(pairs(chart)).toEqual(whole)
  expect(pairs(await stage.lin.ok(fundRelationChartMulti, { cpdm: 'SXA001' }))).toEqual(whole)
  expect(chart.capped).toBe(false)
  expect(chart.nodes.find(({ cpdm }) => cpdm === 'SXA013')).toMatchObject({ type: 'both', sfsyglr: '1' })
  expect(chart.nodes.find(({ cpdm }) => cpdm === 'SCH005')).toMatchObject({
    type: 'child',
    sfsyglr: '0',
    jgmc: expect.stringMatching(/./),
  })
  expect(chart.links.find(({ source }) => source === 'SXA013')).toMatchObject({
    target: 'SXA001',
    relstate: '1',
    mzldfs: '0,1',
    sgldbl: '0.9500',
    sgldje: null,
    shfhldbl: '0.9500',
    shldje: null,
    fhsfcfsh: '1',
  })
})

test('[BU-334] nobody sees a relation that the list does not show, nor follows one', async () => {
  for (const person of [stage.lin, stage.he, stage.su, stage.desk]) {
    const { list } = await person.ok(getFundRelationList, { pageSize: 100 })
    const live = list.filter(({ RELSTATE }) => relationFlow.sets.live.includes(RELSTATE as never))
    const chart = await person.ok(fundRelationChartMulti, {})
    expect(chart.links.map(({ id }) => id).toSorted()).toEqual(live.map(({ ID }) => ID).toSorted())
  }
  // SXA001 has other children, which only its own manager may see
  const seen = await stage.su.ok(fundRelationChartMulti, { cpdm: 'SCH005' })
  expect(pairs(seen)).toEqual(['SXA001>SCH005'])
  expect(seen.nodes.map(({ cpdm }) => cpdm).toSorted()).toEqual(['SCH005', 'SXA001'])
  expect(await stage.he.ok(fundRelationChartMulti, { cpdm: 'SXA001' })).toEqual({
    nodes: [],
    links: [],
    capped: false,
  })
  expect((await stage.iisp.visitor().send(fundRelationChartMulti, {})).status).toBe(401)
})

test('[BU-334] a relation that has ended is not drawn, one to come is', async () => {
  const ended = await stage.lin.ok(fundRelationChartMulti, { cpdm: 'SXA010' })
  expect(ended.links).toEqual([])
  const pending = await stage.he.ok(fundRelationChartMulti, { cpdm: 'SQM012' })
  expect(pending.links).toMatchObject([{ target: 'SQM004', relstate: '2' }])
})

test('[BU-334] funds have their English names for an English reader, those of another manager too', async () => {
  const { body } = await stage.su.send(fundRelationChartMulti, { cpdm: 'SCH005' }, { language: 'en' })
  const names = new Map(body.data.nodes.map(({ cpdm, cpmc }) => [cpdm, cpmc]))
  expect(names.get('SCH005')).toMatch(/^[\x20-\x7e]+$/)
  expect(names.get('SXA001')).toBe('Yuanshan Prudent No. 1 Private Securities Investment Fund')
})

test('[BU-334] of more relations than a chart holds the nearest are drawn, and it says that others are left out', async () => {
  await stage.iisp.owner.query(`
    INSERT INTO fund_relation.relation (institution_id, mother, child, mother_id, child_id, terms, starts_on, status)
    SELECT institution_id, mother, child || jsonb_build_object('code', 'T' || n), mother_id, 900000 + n, terms, starts_on, status
    FROM fund_relation.relation, generate_series(1, 300) AS n WHERE id = 1`)
  const chart = await stage.lin.ok(fundRelationChartMulti, { cpdm: 'SXA017' })
  expect([chart.links.length, chart.capped]).toEqual([300, true])
  expect(pairs(chart)).toEqual(expect.arrayContaining(['SXA001>SXA013', 'SXA013>SXA017']))
})

import { addDays } from '@iisp/contract/date'
import { runOnce } from '@iisp/server/events/scheduler'
import { expect, test } from 'vitest'
import { getApplyInfoList } from '../../contract/applications/application-list.ts'
import { applyDecide, applySubmit, revert } from '../../contract/applications/apply.ts'
import { getAutoPaymentConfigList } from '../../contract/configs/config-calls.ts'
import { getFundRelationList } from '../../contract/relations/relation-list.ts'
import { payload, stageRelations } from '../test/stage-relations.ts'
import { keepDays } from './keep-days.ts'

const stage = stageRelations()
const today = '2026-11-20'
const from = addDays(today, 2)
const to = addDays(today, 5)

/** A manager's operator, signed in anew: an earlier session has ended since the clock moved on. */
const su = () => stage.iisp.as('su.qing')
async function onDay(day: string): Promise<void> {
  const { db, portal, clock } = stage.iisp
  clock.set(`${day}T00:10:00+08:00`)
  expect(await runOnce({ db, dispatcher: portal.dispatcher, now: clock.now }, keepDays)).toEqual([])
}
async function passed(mother: string, child: string): Promise<string> {
  const dates = { rqqjszfsnew: '1' as const, qyrqnew: from, sxrqnew: to }
  const { appid } = await stage.su.ok(applySubmit, { inputParam: payload(mother, child, dates), flag: '1' })
  await stage.desk.ok(applyDecide, { id: appid, version: 1, action: 'pass', reason: '' })
  return appid
}
const found = async (mcpdm: string, zcpdm: string) => (await su()).ok(getFundRelationList, { mcpdm, zcpdm })

test('a relation with dates takes effect on its first day and ends after its last', async () => {
  const id = await passed('SCH006', 'SCH009')
  const pair = ['SCH006', 'SCH009'] as const
  expect((await found(...pair)).list).toMatchObject([{ RELSTATE: '2', KSRQ: from, JSRQ: to }])
  await onDay(addDays(from, -1))
  expect((await found(...pair)).list).toMatchObject([{ RELSTATE: '2' }])
  await onDay(from)
  expect((await found(...pair)).list).toMatchObject([{ RELSTATE: '1' }])
  const { list } = await (await su()).ok(getApplyInfoList, { zcpdm: 'SCH009' })
  expect(list).toMatchObject([{ SQID: id, SQZT: '3', actions: [] }])
  await onDay(to)
  expect((await found(...pair)).list).toMatchObject([{ RELSTATE: '1' }])
  await onDay(addDays(to, 1))
  expect((await found(...pair)).list).toMatchObject([{ RELSTATE: '3', actions: [] }])
  stage.iisp.clock.set(`${today}T10:00:00+08:00`)
})

test('an addition that is revoked before its first day takes its relation with it', async () => {
  const id = await passed('SCH006', 'SCH007')
  await stage.su.ok(revert, { id })
  expect((await found('SCH006', 'SCH007')).list).toMatchObject([{ RELSTATE: '4' }])
  await onDay(from)
  expect((await found('SCH006', 'SCH007')).list).toMatchObject([{ RELSTATE: '4' }])
})

test('new terms that would begin after the relation has ended are refused', async () => {
  // relation 7 of the demonstration waits for its first day, and so does its application
  stage.iisp.clock.set(`${addDays(today, 21)}T10:00:00+08:00`)
  await onDay(addDays(today, 21))
  const he = await stage.iisp.as('he.yu')
  const dates = (qyrqnew: string, sxrqnew: string) => ({ rqqjszfsnew: '1' as const, qyrqnew, sxrqnew })
  const modify = (qyrqnew: string, sxrqnew: string) =>
    he.send(applySubmit, { inputParam: payload('SQM004', 'SQM012', dates(qyrqnew, sxrqnew)), flag: '2' })
  const late = await modify(addDays(today, 381), addDays(today, 400))
  expect(late.body.code).toBe('fund-relation.relationGone')
  expect((await modify(addDays(today, 380), addDays(today, 400))).status).toBe(200)
})

test('who reads English finds funds and managers by their English names, those of others too, in relations, applications and settings', async () => {
  const reader = await stage.iisp.as('lin.jing')
  const english = async (
    call: typeof getFundRelationList | typeof getApplyInfoList | typeof getAutoPaymentConfigList,
  ) => {
    const { body } = await reader.send(call, {}, { language: 'en' })
    return JSON.stringify(body.data)
  }
  for (const call of [getFundRelationList, getApplyInfoList, getAutoPaymentConfigList])
    expect(await english(call)).toMatch(/"(?:ZCPMC|zjjmc)":"Yuanshan /)
  expect(await english(getFundRelationList)).toMatch(/"ZJGMC":"Yuanshan /)
  expect(await english(getFundRelationList)).toMatch(/"MCPMC":"Qiming /)
})

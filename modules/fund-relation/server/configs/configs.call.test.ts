import { getPrioritiesByMenuId } from '@iisp/workspace/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  autoPaymentConfigJudge,
  deleteAutoPaymentConfig,
  getAutoPaymentConfigList,
  reviewAutoPaymentConfig,
  selectAutoPaymentConfig,
  setAutoPaymentConfig,
} from '../../contract/configs/config-calls.ts'
import { getFeeTypeList, getSonFundAccount, getTradeAccountList } from '../../contract/funds/look-ups.ts'
import { relationRedeem } from '../../contract/pages.ts'
import { childAccount, openAccount } from '../test/open-account.ts'
import { stageRelations } from '../test/stage-relations.ts'

const stage = stageRelations()
// relation 5: M003's child SCH005 in M001's SXA001 has no settings yet
const pair = { zjjdm: 'SCH005', mjjdm: 'SXA001' }
beforeAll(() =>
  openAccount(stage.iisp, { relation: '5', mother: '1001', child: '3005', institution: 'M001' }),
)

const entered = {
  ...pair,
  zjjzh: childAccount.fundAccount,
  zjyzh: childAccount.tradingAccount,
  fylx: '01,02',
  shbllx: '0' as const,
  zlzdqr: '1' as const,
  fkfrxz: '1' as const,
  sjhm: '13900000007',
  email: 'su.qing@chenghai.example',
}
const set = (flag: '1' | '2' | '3', change: object = {}) =>
  stage.su.send(setAutoPaymentConfig, { flag, inputParam: { ...entered, ...change } })

describe('settings of the forced redemption', () => {
  test('[BU-315] [BU-316] [BU-139] the accounts of the child at the register of the mother can be chosen', async () => {
    const { fundAccount: JJZH, tradingAccount: JYZH } = childAccount
    expect(await stage.su.ok(getSonFundAccount, pair)).toContainEqual({ JJZH, STATUS: '0', JYZH })
    expect(await stage.su.ok(getTradeAccountList, { jjzh: JJZH, ...pair })).toEqual([
      { JJZH, STATUS: '0', JYZH },
    ])
    expect(await stage.he.ok(getSonFundAccount, pair)).toEqual([])
  })

  test('[BU-138] [BU-317] fee types come with their frequency', async () => {
    expect(await stage.su.ok(getFeeTypeList, { zjjdm: 'SCH005' })).toContainEqual({
      FYLX: '01',
      FYLXMS: '管理费',
      ZFPL: '1',
      ZFPLMS: '按月',
    })
  })

  test('[BU-333] [BU-368] cannot be set up for funds that are not linked', async () => {
    expect(await stage.su.ok(autoPaymentConfigJudge, pair)).toEqual({ result: '1', message: '' })
    const other = { zjjdm: 'SCH001', mjjdm: 'SXA001' }
    expect(await stage.su.ok(autoPaymentConfigJudge, other)).toEqual({
      result: '0',
      message: '不能设置付费自动强赎',
    })
    expect((await set('1', { zjjdm: 'SCH001' })).body.msg).toBe('不能设置付费自动强赎')
    // the mother's manager reads them and does not set them up
    expect((await stage.lin.ok(autoPaymentConfigJudge, pair)).result).toBe('0')
  })

  test.each([
    ['[BU-213] different frequencies', { fylx: '01,05' }, '费用支付频率不一致时，请按照支付频率分开设置'],
    ['no ratio', { shbllx: '1' }, '请填写大于0且不超过100%的指定赎回比例'],
    ['an unknown account', { zjyzh: 'JY9' }, '子基金账号或交易账号不存在或已停用，请重新选择'],
  ])('are refused: %s', async (_, change, text) => {
    expect((await set('1', change)).body.msg).toBe(text)
  })

  test('[BU-175] [BU-134] [BU-324] [BU-327] are added, and returned by a colleague', async () => {
    const answer = await set('1')
    const { id } = answer.body.data as { id: string }
    const shown = { id, status: '1', fylx: '01,02', ffpl: '1', mzkglr: '1', zlzdqr: '1', lrr: '苏晴' }
    expect(await stage.su.ok(selectAutoPaymentConfig, { id })).toMatchObject({
      ...shown,
      actions: ['modify', 'remove'],
    })
    expect((await stage.lin.ok(getAutoPaymentConfigList, { zjjdm: 'SCH005' })).list).toMatchObject([
      { ...shown, actions: [] },
    ])
    expect((await stage.su.send(reviewAutoPaymentConfig, { id, result: '1' })).body.code).toBe(
      'platform.secondPerson',
    )
    const colleague = await stage.iisp.as('yan.bei')
    expect((await stage.lin.send(reviewAutoPaymentConfig, { id, result: '1' })).status).toBe(404)
    expect((await colleague.send(reviewAutoPaymentConfig, { id, result: '0' })).body.code).toBe(
      'platform.reasonMissing',
    )
    expect(
      await colleague.ok(reviewAutoPaymentConfig, { id, result: '0', reason: '账号有误' }),
    ).toMatchObject({
      status: '3',
    })
    const { version } = await stage.su.ok(selectAutoPaymentConfig, { id })
    expect((await set('2', { id })).body.data).toMatchObject({ status: '1' })
    // the colleague passes nothing that was changed after it was read
    expect((await colleague.send(reviewAutoPaymentConfig, { id, version, result: '1' })).body.code).toBe(
      'platform.conflict',
    )
    expect(await colleague.ok(reviewAutoPaymentConfig, { id, result: '1' })).toMatchObject({ status: '2' })
    // settings that have been in force are deleted by two persons
    expect((await stage.su.send(deleteAutoPaymentConfig, { id })).body.code).toBe('platform.caseMoved')
    expect((await set('3', { id })).body.data).toMatchObject({ status: '4' })
    expect(await colleague.ok(reviewAutoPaymentConfig, { id, result: '1' })).toMatchObject({ status: '5' })
  })

  test('[BU-326] that were never in force are removed at once', async () => {
    const { id } = (await set('1')).body.data as { id: string }
    expect(await stage.su.ok(deleteAutoPaymentConfig, { id })).toEqual({ id, status: '5' })
  })

  test('that a colleague entered wait for a review, and are counted among the to-dos', async () => {
    // the demonstration's 1, whose deletion Lin Jing asked for, 2, which she entered, and 3, which has a fee to release
    const waiting = await stage.zhou.ok(getAutoPaymentConfigList, { open: true })
    expect(waiting.list.map(({ id, status, feesToConfirm }) => [id, status, feesToConfirm])).toEqual([
      ['3', '2', 1],
      ['2', '1', 0],
      ['1', '4', 0],
    ])
    expect((await stage.lin.ok(getAutoPaymentConfigList, { open: true })).list).toEqual([])
    // an administrator reads them and reviews none
    const administrator = await stage.iisp.as('gu.min')
    expect((await administrator.ok(getAutoPaymentConfigList, { open: true })).list).toEqual([])
    const counted = async (client: typeof stage.lin) =>
      (await client.ok(getPrioritiesByMenuId, { menuId: relationRedeem.id })).total
    expect([await counted(stage.zhou), await counted(stage.lin)]).toEqual([3, 0])
  })
})

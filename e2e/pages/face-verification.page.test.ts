import { saveApplication } from '@iisp/opening/contract'
import { beforeAll, expect, test } from 'vitest'
import { draftOf } from '../../modules/opening/server/test/new-application.ts'
import { button, panel } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')
let xmbh: string
beforeAll(async () => {
  const client = await portal.iisp.as('lin.jing')
  ;({ xmbh } = await client.ok(saveApplication, await draftOf(client, { kind: '1', zh: '' })))
})

interface Result {
  readonly verifiedResult: { readonly status: string; readonly data: { readonly ispass: string } }
  readonly verifiedStatus: string
}

test('[BL-151] a face verification starts with an id and its seconds; what is asked for then is its result, which lets the application pass', async () => {
  const { page } = operator
  await page.goto(`/iisp/product-operation/application-form?xmbh=${xmbh}`)
  await button(panel(page), '提交').waitFor()
  const started = page.waitForResponse(/\/verified\/getVerifiedId/)
  const polled = () => page.waitForResponse(/\/verified\/getVerifiedResult/)
  const result = async (answer: ReturnType<typeof polled>) =>
    ((await (await answer).json()) as { data: Result }).data
  const waiting = polled()
  await button(panel(page), '提交').click()
  const { data } = (await (await started).json()) as { data: { verifiedId: string; valid: number } }
  expect(data).toMatchObject({ verifiedId: expect.stringMatching(/./), valid: 300 })
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await dialog.getByRole('img', { name: '人脸识别二维码' }).waitFor()
  await dialog.getByText(/二维码有效时间 0[45]:\d\d/).waitFor()
  expect(await result(waiting)).toMatchObject({
    verifiedResult: { status: '1010', data: { ispass: '0' } },
    verifiedStatus: '0',
  })
  expect((await waiting).request().postData()).toContain(data.verifiedId)

  await portal.iisp.owner.query(
    `UPDATE verification.request SET state = 'passed', role = 'administrator', name = '顾敏', use_until = '2099-01-01'
     WHERE id = $1`,
    [data.verifiedId],
  )
  const passed = page.waitForResponse(
    async (one) =>
      one.url().includes('/getVerifiedResult') && (await one.text()).includes('"verifiedStatus":"1"'),
  )
  expect(await result(passed)).toMatchObject({
    verifiedResult: { status: '1000', data: { ispass: '1' } },
    verifiedStatus: '1',
  })
  await page.getByText('申请已提交，等待托管人审核材料').waitFor()
})

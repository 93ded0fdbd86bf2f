import type { Input, Output } from '@iisp/contract'
import { fileUpload } from '@iisp/files/contract'
import { getProductInfo } from '@iisp/product/contract'
import { getJJsListByOrgNameSupportLike } from '@iisp/reference/contract'
import type { Iisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { getVerifiedId } from '@iisp/verification/contract'
import { saveApplication, submitApplication } from '../../contract/form.ts'
import { paperPurpose } from '../../contract/papers.ts'

export type Draft = Input<typeof saveApplication>

let accounts = 66_000_000

/** A document of the caller's institution. */
export async function upload(client: TestClient, name = '三方协议.pdf'): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([`%PDF-1.4 ${name}`]), name)
  const answer = await client.raw<Output<typeof fileUpload>>(
    'POST',
    `${fileUpload.path}?purpose=${paperPurpose}`,
    body,
  )
  if (answer.status !== 200) throw new Error(`upload: ${answer.status} ${answer.text}`)
  return answer.body.data.fileId
}

/** An application ready to be submitted, each for a different account. */
export async function draftOf(client: TestClient, change: Partial<Draft> = {}): Promise<Draft> {
  const { list } = await client.ok(getProductInfo, { cpzt: '1' })
  const [broker] = await client.ok(getJJsListByOrgNameSupportLike, {})
  const file = await upload(client)
  accounts += 1
  const files: Draft['files'] =
    change.kind === '1'
      ? [
          { fileId: file, wdlx: '1060' },
          { fileId: await upload(client, '开户申请表.pdf'), wdlx: '1062' },
        ]
      : [{ fileId: file, wdlx: '1063' }]
  return {
    kind: '2',
    productId: list[0]!.ID,
    brokerId: broker!.JJSID,
    zhlx: '1',
    zh: String(accounts),
    lxrmc: ' 林静 ',
    lxrsj: '13900000001',
    lxryx: 'lin.jing@yuanshan.example',
    dkglbz: '请优先办理',
    kddh: '',
    kdgs: '',
    zjmm: '246810',
    files,
    ...change,
  }
}

/** Adds a passed face verification, as the verification desk would. */
export async function verified(iisp: Iisp, client: TestClient, xmbh: string): Promise<void> {
  const { verifiedId } = await client.ok(getVerifiedId, { verifiedSource: '2', busiId: xmbh })
  await iisp.owner.query(
    `UPDATE verification.request SET state = 'passed', role = 'administrator', name = '顾敏', use_until = '2099-01-01'
     WHERE id = $1`,
    [verifiedId],
  )
}

/** Saves and submits; returns the submission's answer. An account opening is verified first, which needs the portal. */
export async function submitted(client: TestClient, change: Partial<Draft> = {}, iisp?: Iisp) {
  const saved = await client.ok(saveApplication, await draftOf(client, change))
  if (iisp !== undefined) await verified(iisp, client, saved.xmbh)
  return client.ok(submitApplication, { xmbh: saved.xmbh, version: saved.version })
}

import { type Call, type Page, approvalKindOf } from '@iisp/contract'
import { changeMgrUser } from '@iisp/identity/contract'
import type { Iisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { mayCall, ownPagesOf, rightsOf } from './rights.ts'
import { sample, sampleWith, send, verdict } from './trial.ts'

/** A super-manager acting for a manager needs an approval for supervised calls. Every writing call declares `supervised`. */
export async function withoutApproval(iisp: Iisp, calls: readonly Call[]): Promise<void> {
  const tried = new Set<string>()
  for (const name of ['lin.jing', 'zhou.hang', 'shen.li', 'gu.min']) {
    const rights = await rightsOf(iisp, name)
    const acting = await iisp.as('du.jian')
    await acting.ok(changeMgrUser, { account: `${name}@yuanshan.example`, reason: 'prove:access' })
    for (const call of calls) {
      if (call.effect === 'write' && call.access.who !== 'public' && call.access.who !== 'module')
        verdict.check('supervised' in call.access, `${call.name} says whether it is supervised`)
      const supervised = 'supervised' in call.access ? call.access.supervised : false
      if (!mayCall(call, rights)) continue
      if (!supervised) {
        await withoutPageApproval(acting, call, ownPagesOf(call, rights))
        continue
      }
      tried.add(call.name)
      const answer = await send(acting, call, sampleWith(call, supervised.where))
      verdict.check(
        answer.status === 403 && answer.body.code === 'platform.approvalNeeded',
        `${call.name} by a super-manager as ${name}: ${answer.status} ${answer.body.code ?? ''}`,
      )
    }
  }
  for (const { name, access } of calls) {
    if ('supervised' in access && access.supervised)
      verdict.check(tried.has(name), `${name} was tried by a super-manager without an approval`)
  }
}

/** A call is supervised if all pages that give access to it are. */
async function withoutPageApproval(acting: TestClient, call: Call, pages: readonly Page[]): Promise<void> {
  const isClosed = pages.length > 0 && pages.every((page) => approvalKindOf(page) !== null)
  if (!isClosed) return
  const { body } = await send(acting, call, sample(call, 5))
  verdict.check(
    body.code === 'platform.pageApprovalNeeded',
    `${call.name} by a super-manager without an approval of its page: ${body.code ?? 'open'}`,
  )
}

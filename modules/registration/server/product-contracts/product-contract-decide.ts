import { personalMessage } from '@iisp/notices/contract'
import { type Writer, decideCase, writer } from '@iisp/server'
import { productContracts } from '../../contract/pages.ts'
import { productContractDecide as call } from '../../contract/product-contracts/product-contracts.ts'
import { sideOf } from '../../rules/product-contracts/contract-side.ts'
import type { StoredContract } from '../tables.ts'
import { contractCases, contractsOf } from './contract-cases.ts'

export const productContractDecide = writer(call, async (ctx, input) => {
  const { db, actor, now } = ctx
  const { row, to, reason } = await decideCase(ctx, contractCases, input, {
    sides: [sideOf(actor.roles)],
    load: (id) => db.one(contractsOf(actor).where('c.id', '=', id).selectAll('c')),
    changes: { reason: input.reason?.trim() ?? '', decided_name: actor.name, decided_at: now },
  })
  if (input.action !== 'withdraw') tellApplicant(db, row, input.action, reason)
  return { state: to }
})

const titles = {
  accept: { tone: 'success', zh: '您的产品申请已受理', en: 'Your application was accepted' },
  return: { tone: 'warning', zh: '您的产品申请待补充', en: 'Your application has to be completed' },
  refuse: { tone: 'danger', zh: '您的产品申请不予受理', en: 'Your application was refused' },
} as const

/** Tells who sent it what became of the application. */
function tellApplicant(
  db: Writer,
  { id, version, account_id, institution_id, product_name }: StoredContract,
  action: keyof typeof titles,
  reason: string,
): void {
  const { tone, zh, en } = titles[action]
  const why = reason === '' ? { zh: '', en: '' } : { zh: `原因：${reason}`, en: ` Reason: ${reason}` }
  db.emit(
    personalMessage({
      accountId: account_id,
      institutionId: institution_id,
      subject: `product-contract/${id}/${version}`,
      tone,
      titleZh: zh,
      titleEn: en,
      contentZh: `${product_name}。${why.zh}`,
      contentEn: `${product_name}.${why.en}`,
      menuId: productContracts.id,
      query: `detail=${id}`,
    }),
  )
}

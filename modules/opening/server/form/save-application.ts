import { type Language, type Output, platformErrors, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { getProductDetail, isUsable, productStatuses, type ProductDetail } from '@iisp/product/contract'
import { getJJsListByOrgNameSupportLike } from '@iisp/reference/contract'
import { type PersonActor, type WriteContext, beginCase, sql, writer } from '@iisp/server'
import { linkTypes, linkTypesOf } from '../../contract/codes.ts'
import { type ApplicationInput, saveApplication as call } from '../../contract/form.ts'
import { openingErrors } from '../../contract/errors.ts'
import { applicationFlow } from '../../contract/states.ts'
import { savingFaults } from '../../rules/application-form.ts'
import { sealFundPassword } from '../fund-password/fund-password-seal.ts'
import { keepFiles } from '../files/keep-files.ts'
import { loadVersion } from '../load-application.ts'
import { applications, moveApplication, reachedBy } from '../move-application.ts'
import { statusName } from '../present.ts'
import { type Application, q } from '../tables.ts'

type Context = WriteContext<PersonActor>
type Saved = Output<typeof call>

const prefixes = { '1': 'KH', '2': 'SF' } as const

export const saveApplication = (key: Uint8Array) =>
  writer(call, async (ctx, input) => {
    const [fault] = savingFaults(input)
    if (fault !== undefined) refuse(openingErrors.formInvalid, { why: fault[ctx.language] })
    const old = await loadOld(ctx, input)
    const product = await usableProduct(ctx, input.productId)
    const brokers = await ctx.call(getJJsListByOrgNameSupportLike, {})
    const broker = brokers.find((one) => one.JJSID === input.brokerId) ?? refuse(openingErrors.brokerUnknown)
    if (!linkTypesOf(broker.JJSLX).includes(input.zhlx))
      refuse(openingErrors.linkTypeUnfit, {
        broker: (ctx.language === 'en' && broker.ORGNAME_EN) || broker.ORGNAME,
        type: linkTypes[input.zhlx][ctx.language],
      })
    const columns = columnsOf(input, product, { id: broker.JJSID, name: broker.ORGNAME })
    return old === null ? insert(ctx, key, input, columns) : update(ctx, key, input, columns, old)
  })

/** The application being edited, in the version that the person saw; null for a new one. */
async function loadOld(ctx: Context, input: ApplicationInput): Promise<Application | null> {
  const { xmbh, version } = input
  if (xmbh === undefined) return null
  if (version === undefined) return refuse(platformErrors.badInput, { field: 'version' })
  const old = await loadVersion(ctx.db, ctx.actor, { xmbh, version })
  reachedBy(ctx, old, { event: 'save', who: 'operator' })
  return old.kind === input.kind ? old : refuse(platformErrors.badInput, { field: 'kind' })
}

/** A product of the caller's institution. Refuses if its status allows no business; 404 for another institution's. */
export async function usableProduct(
  ctx: { readonly call: Context['call']; readonly language: Language },
  id: string,
): Promise<ProductDetail> {
  const product = await ctx.call(getProductDetail, { id })
  if (!isUsable(product.CPZT) && product.CPZT !== '0') {
    refuse(openingErrors.productUnusable, { state: productStatuses[product.CPZT][ctx.language] })
  }
  return product
}

const columnsOf = (
  input: ApplicationInput,
  product: ProductDetail,
  broker: { readonly id: string; readonly name: string },
) => ({
  product_id: product.ID,
  product_no: product.PRODUCT_NO,
  product_name: product.NAME,
  product_type: product.CPLX,
  broker_id: broker.id,
  broker_name: broker.name,
  link_type: input.zhlx,
  account_no: input.zh.trim(),
  contact_name: input.lxrmc.trim(),
  contact_phone: input.lxrsj.trim(),
  contact_email: input.lxryx.trim(),
  message: input.dkglbz.trim(),
  courier_no: input.kddh.trim(),
  courier_company: input.kdgs.trim(),
})
type Columns = ReturnType<typeof columnsOf>

const searchOf = (projectNo: string, columns: Columns): string =>
  [projectNo, columns.product_no, columns.product_name, columns.broker_name].join(' ').toLowerCase()

async function insert(
  ctx: Context,
  key: Uint8Array,
  input: ApplicationInput,
  columns: Columns,
): Promise<Saved> {
  const { actor } = ctx
  const today = businessDate(ctx.now)
  const { id } = await ctx.db.one(
    q.selectNoFrom(sql<string>`nextval('opening.application_number')::text`.as('id')),
  )
  const projectNo = `${prefixes[input.kind]}${today.replaceAll('-', '')}${id.padStart(6, '0')}`
  const status = applicationFlow.codes.draft
  const application = await ctx.db.one(
    q
      .insertInto('opening.application')
      .values({
        ...columns,
        id,
        institution_id: actor.institutionId,
        project_no: projectNo,
        institution_name: actor.institutionName,
        kind: input.kind,
        status,
        fund_password: sealFundPassword(key, projectNo, input.zjmm ?? ''),
        created_by_name: actor.name,
        created_by_real_name: actor.behind?.name ?? null,
        created_at: ctx.now.toISOString(),
        business_date: today,
        search: searchOf(projectNo, columns),
      })
      .returningAll(),
  )
  await keepFiles(ctx, id, input.files)
  await beginCase(ctx, applications, application, 'save', { who: 'operator', detail: { to: status } })
  return { xmbh: projectNo, version: 1, status, statusName: statusName(status, ctx.language) }
}

async function update(
  ctx: Context,
  key: Uint8Array,
  input: ApplicationInput,
  columns: Columns,
  old: Application,
): Promise<Saved> {
  const password =
    input.zjmm === undefined ? {} : { fund_password: sealFundPassword(key, old.project_no, input.zjmm) }
  const changes = { ...columns, ...password, search: searchOf(old.project_no, columns) }
  const moved = await moveApplication(ctx, old, { event: 'save', who: 'operator', changes })
  await keepFiles(ctx, old.id, input.files)
  return moved
}

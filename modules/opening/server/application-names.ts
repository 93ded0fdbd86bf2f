import { institutionNames } from '@iisp/identity/contract'
import { productEnglishNames } from '@iisp/product/contract'
import { getJJsListByOrgNameSupportLike } from '@iisp/reference/contract'
import type { PersonActor, ReadContext } from '@iisp/server'
import { loadApplication } from './load-application.ts'
import type { Application } from './tables.ts'

/**
 * Applications for display, with the names of product, manager and broker in the reader's language.
 * A stored application keeps the registered names.
 */
export async function withNames(
  { call, language }: Pick<ReadContext, 'call' | 'language'>,
  applications: readonly Application[],
): Promise<readonly Application[]> {
  if (language !== 'en' || applications.length === 0) return applications
  const idsOf = (column: 'product_id' | 'institution_id') => [
    ...new Set(applications.map((one) => one[column])),
  ]
  const { list } = await call(productEnglishNames, { ids: idsOf('product_id') })
  const { institutions } = await call(institutionNames, { ids: idsOf('institution_id') })
  const brokers = await call(getJJsListByOrgNameSupportLike, {})
  const products = new Map(list.map(({ ID, NAME }) => [ID, NAME]))
  const managers = new Map(institutions.map(({ id, nameEn }) => [id, nameEn]))
  const brokerNames = new Map(brokers.map(({ JJSID, ORGNAME_EN }) => [JJSID, ORGNAME_EN]))
  return applications.map((one) => ({
    ...one,
    product_name: products.get(one.product_id) ?? one.product_name,
    institution_name: managers.get(one.institution_id) || one.institution_name,
    broker_name: brokerNames.get(one.broker_id) || one.broker_name,
  }))
}

/** An application that the caller may see, with its names for display. */
export async function applicationToShow(ctx: ReadContext<PersonActor>, xmbh: string): Promise<Application> {
  const application = await loadApplication(ctx.db, ctx.actor, xmbh)
  const [named = application] = await withNames(ctx, [application])
  return named
}

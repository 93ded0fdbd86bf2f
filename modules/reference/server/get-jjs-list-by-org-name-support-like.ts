import { containing, reader } from '@iisp/server'
import { getJJsListByOrgNameSupportLike as call } from '../contract/brokers.ts'
import { searchParts } from '../rules/search-text.ts'
import { q } from './tables.ts'

export const getJJsListByOrgNameSupportLike = reader(call, async ({ db }, { orgName = '' }) => {
  const parts = searchParts(orgName)
  if (parts.length === 0 && orgName.trim() !== '') return []
  let query = q
    .selectFrom('reference.broker')
    .select(['id', 'name', 'name_en', 'kind'])
    .orderBy('kind')
    .orderBy('id')
  for (const part of parts) query = query.where('search', 'like', containing(part))
  return (await db.all(query)).map((broker) => ({
    JJSID: broker.id,
    ORGNAME: broker.name,
    ORGNAME_EN: broker.name_en,
    JJSLX: broker.kind,
  }))
})

import type { Page } from '@iisp/contract'
import type { PersonActor, Reader, Registry } from '@iisp/server'
import { unconfiguredPages } from '../../contract/menus.ts'
import { hiddenMenus } from '../../rules/menus/hidden-menus.ts'
import { requestableMenus } from '../../rules/menus/menu-access.ts'
import { q } from '../tables.ts'

interface Asking {
  readonly db: Reader
  readonly actor: PersonActor
  readonly registry: Registry
}

/** The caller's own pages, and the pages that the caller may request. */
export async function pagesOf({ db, actor, registry }: Asking): Promise<{
  readonly own: readonly Page[]
  readonly requestable: readonly Page[]
}> {
  const removed = await db.all(
    q
      .selectFrom('identity.menu_removal')
      .select('menu_id')
      .where('institution_id', '=', actor.institutionId)
      .where('account_id', 'is', null),
  )
  const own = await db.one(
    q
      .selectFrom('identity.account as a')
      .innerJoin('identity.institution as i', 'i.institution_id', 'a.institution_id')
      .select(['i.is_public', 'i.monitor_report', 'a.global_fund'])
      .where('a.id', '=', actor.accountId)
      .where('a.institution_id', '=', actor.institutionId),
  )
  const hidden = hiddenMenus({
    kind: actor.institutionKind,
    isPublic: own.is_public,
    isMonitored: own.monitor_report,
  })
  const removedForAll = new Set([...removed.map((row) => row.menu_id), ...hidden])
  const unconfigured = registry.itemsOf(unconfiguredPages)
  const pages = registry.pages.filter((page) => !unconfigured.includes(page))
  const reader = {
    kind: actor.institutionKind,
    roles: actor.roles,
    removedForAll,
    globalFund: own.global_fund,
  }
  return {
    own: pages.filter((page) => actor.menus.has(page.id)),
    requestable: requestableMenus(pages, reader, actor.menus),
  }
}

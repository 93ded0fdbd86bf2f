import { Refusal } from '@iisp/contract'
import type { ReadContext, WriteContext } from '@iisp/server'
import { workspaceErrors } from '../../contract/errors.ts'
import { q } from '../tables.ts'

type Kind = 'quick' | 'common'

/** The menus kept under a kind, in order, without those that the person may no longer open. */
export async function findChoice({ db, actor, language, registry }: ReadContext, kind: Kind) {
  const kept = await db.maybe(
    q
      .selectFrom('workspace.menu_choice')
      .select('menu_ids')
      .where('account_id', '=', actor.accountId)
      .where('kind', '=', kind),
  )
  return (kept?.menu_ids ?? [])
    .map((id) => registry.pages.find((page) => page.id === id && actor.menus.has(id)))
    .filter((page) => page !== undefined)
    .map((page, index) => ({ menuId: page.id, name: page.name[language], path: page.path, sort: index + 1 }))
}

/** Replaces the menus kept under a kind; a menu named twice counts once. */
export async function keepChoice(
  { db, actor }: WriteContext,
  kind: Kind,
  menuIds: readonly string[],
): Promise<null> {
  if (menuIds.some((id) => !actor.menus.has(id))) throw new Refusal(workspaceErrors.menuNotPermitted)
  const menu_ids = [...new Set(menuIds)]
  await db.run(
    q
      .insertInto('workspace.menu_choice')
      .values({ institution_id: actor.institutionId, account_id: actor.accountId, kind, menu_ids })
      .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet({ menu_ids })),
  )
  return null
}

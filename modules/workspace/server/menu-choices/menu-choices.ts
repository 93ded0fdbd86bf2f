import { Refusal } from '@iisp/contract'
import { type PersonActor, type ReadContext, type Reader, type WriteContext, sql } from '@iisp/server'
import { workspaceErrors } from '../../contract/errors.ts'
import { q } from '../tables.ts'

type Kind = 'quick' | 'common'

/** The menus stored under a kind, in order, except the ones that the person may no longer open. */
export async function findChoice({ db, actor, language, registry }: ReadContext, kind: Kind) {
  return openable(await storedChoice(db, actor, kind), { actor, registry }).map((page, index) => ({
    menuId: page.id,
    name: page.name[language],
    path: page.path,
    sort: index + 1,
  }))
}

interface Choice {
  readonly menuIds: readonly string[]
  /**
   * The list that the person saw before the change; if the stored list differs, the change is
   * refused.
   */
  readonly seen?: readonly string[] | undefined
}

/** Replaces the menus kept under a kind; a menu named twice counts once. */
export async function keepChoice(ctx: WriteContext, kind: Kind, { menuIds, seen }: Choice): Promise<null> {
  const { db, actor } = ctx
  if (menuIds.some((id) => !actor.menus.has(id))) throw new Refusal(workspaceErrors.menuNotPermitted)
  const menu_ids = [...new Set(menuIds)]
  const stored = await storedChoice(db, actor, kind)
  // A repeated call finds the list that it stored before.
  if (isSame(stored, menu_ids)) return null
  if (
    seen !== undefined &&
    !isSame(
      openable(stored, ctx).map(({ id }) => id),
      seen,
    )
  )
    throw new Refusal(workspaceErrors.choiceChanged)
  const kept = await db.run(
    q
      .insertInto('workspace.menu_choice')
      .values({ institution_id: actor.institutionId, account_id: actor.accountId, kind, menu_ids })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'kind'])
          .doUpdateSet({ menu_ids })
          .where(sql<boolean>`workspace.menu_choice.menu_ids = ${stored}::text[]`),
      ),
  )
  if (kept === 0) throw new Refusal(workspaceErrors.choiceChanged)
  return null
}

async function storedChoice(db: Reader, { accountId }: PersonActor, kind: Kind): Promise<string[]> {
  const kept = await db.maybe(
    q
      .selectFrom('workspace.menu_choice')
      .select('menu_ids')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind),
  )
  return kept?.menu_ids ?? []
}

const openable = (ids: readonly string[], { actor, registry }: Pick<ReadContext, 'actor' | 'registry'>) =>
  ids
    .map((id) => registry.pages.find((page) => page.id === id && actor.menus.has(id)))
    .filter((page) => page !== undefined)

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, at) => id === b[at])

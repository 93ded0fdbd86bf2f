import { type Access, Refusal } from '@iisp/contract'
import { type ReadContext, reader } from '@iisp/server'
import { authUiElements as authUiElementsCall } from '../../contract/menu-rights.ts'
import { pagesOf } from './pages-of.ts'

export const authUiElements = reader(authUiElementsCall, async (ctx, { pageId }) => {
  const { own } = await pagesOf(ctx)
  const page = own.find(({ id }) => id === pageId)
  if (page === undefined) return []
  const elements: string[] = []
  for (const { name, effect, access } of ctx.registry.calls) {
    if (effect !== 'write' || access.who !== 'pages' || !access.pages.some(({ id }) => id === pageId))
      continue
    if (await isAdmitted(ctx, { ...access, pages: [page] })) elements.push(name)
  }
  return elements.toSorted()
})

/** Uses the same check as the call itself. */
async function isAdmitted(ctx: ReadContext, access: Access): Promise<boolean> {
  try {
    await ctx.needAccess(access)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

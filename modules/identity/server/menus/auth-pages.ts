import { mayOpen, reader } from '@iisp/server'
import { authPages as authPagesCall } from '../../contract/menu-rights.ts'
import { pagesOf } from './pages-of.ts'

export const authPages = reader(authPagesCall, async (ctx) => {
  const { own } = await pagesOf(ctx)
  return own.filter((page) => mayOpen(ctx.actor, page)).map(({ path }) => path)
})

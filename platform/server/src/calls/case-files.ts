import type { Page } from '@iisp/contract'
import { mayOpen } from '../http/guard/guard.ts'
import type { FilePurpose } from './file-purpose.ts'

/**
 * Permission to read the files of a case (an order, an application): for their uploader, and for
 * everybody who may see a case with these files. Both need one of these pages.
 */
export const readableByCase =
  (pages: readonly Page[], seesCase: FilePurpose['mayRead']): FilePurpose['mayRead'] =>
  async (ctx, file) =>
    mayOpen(ctx.actor, ...pages) && (file.accountId === ctx.actor.accountId || (await seesCase(ctx, file)))

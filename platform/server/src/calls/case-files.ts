import type { Page } from '@iisp/contract'
import { mayOpen } from '../http/guard/guard.ts'
import type { FilePurpose } from './file-purpose.ts'

/**
 * Who may read the files of a case (an order, an application), with one of these pages: whoever may see a case that
 * has them; before there is one, only the uploader.
 */
export const readableByCase =
  (pages: readonly Page[], seesCase: FilePurpose['mayRead']): FilePurpose['mayRead'] =>
  async (ctx, file) =>
    mayOpen(ctx.actor, ...pages) && (file.accountId === ctx.actor.accountId || (await seesCase(ctx, file)))

import type { Page } from '@iisp/contract'
import { mayOpen } from '../http/guard/guard.ts'
import type { FilePurpose } from './file-purpose.ts'

/**
 * Permission to read the files of a case (an order, an application). It requires one of these
 * pages. Files of a case are readable by everybody who may see such a case; before there is a case,
 * only by the uploader.
 */
export const readableByCase =
  (pages: readonly Page[], seesCase: FilePurpose['mayRead']): FilePurpose['mayRead'] =>
  async (ctx, file) =>
    mayOpen(ctx.actor, ...pages) && (file.accountId === ctx.actor.accountId || (await seesCase(ctx, file)))

import { type Handler, reader } from '@iisp/server'
import { commomMenuList as commomMenuListCall } from '../../contract/menu-choices.ts'
import type { Workspace } from '../workspace.ts'
import { findChoice } from './menu-choices.ts'

export const commomMenuList = (workspace: Workspace): Handler =>
  reader(commomMenuListCall, (ctx) => findChoice(ctx, workspace.pages, 'common'))

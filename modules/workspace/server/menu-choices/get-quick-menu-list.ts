import { type Handler, reader } from '@iisp/server'
import { getQuickMenuList as getQuickMenuListCall } from '../../contract/menu-choices.ts'
import type { Workspace } from '../workspace.ts'
import { findChoice } from './menu-choices.ts'

export const getQuickMenuList = (workspace: Workspace): Handler =>
  reader(getQuickMenuListCall, (ctx) => findChoice(ctx, workspace.pages, 'quick'))

import { reader } from '@iisp/server'
import { getMenuAuthority as call } from '../../contract/menus.ts'
import { ownTree } from './own-tree.ts'

export const getMenuAuthority = reader(call, ownTree)

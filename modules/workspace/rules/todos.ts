import type { TodoGroup } from '@iisp/contract'
import type { TodoType } from '../contract/todos.ts'

const types: Readonly<Record<TodoGroup, TodoType>> = {
  transfers: '1',
  ta: '2',
  valuation: '3',
  product: '4',
  other: '5',
}
/** The number of a group. Menus that name no group belong to the last one. */
export const todoType = (group: TodoGroup | undefined): TodoType => types[group ?? 'other']

import type { TodoGroup } from '@iisp/contract'
import type { TodoType } from '../contract/todos.ts'

const types: Readonly<Record<TodoGroup, TodoType>> = {
  transfers: '1',
  ta: '2',
  valuation: '3',
  product: '4',
  other: '5',
}
/** The number of a group; a menu that names none belongs to the last. */
export const todoType = (group: TodoGroup | undefined): TodoType => types[group ?? 'other']

/** By the documents: what the page of a menu is opened with from the to-do board. */
const queries = new Map([
  ['50600', 'defaultKey=2'],
  ['30203', 'defaultKey=2'],
  ['70603', 'defaultKey=2'],
  ['70002', 'defaultKey=3'],
  ['70703', 'defaultKey=3'],
  ['21201', 'defaultKey=jcc'],
  ['60002', 'tjfs=fymx'],
  ['303050', 'source=preview-home'],
])
export const todoQuery = (menuId: string): string => queries.get(menuId) ?? ''

import { definePageGroup } from './page.ts'

/** What several modules put pages below: the operating side's desks (decision 21 of the specification). */
export const operationsGroup = definePageGroup({
  id: '90',
  parent: null,
  name: { zh: '运营中心', en: 'Operations' },
  icon: 'desk',
  sort: 90,
})

/** The same for what everybody keeps for themselves. */
export const generalGroup = definePageGroup({
  id: '80',
  parent: null,
  name: { zh: '综合管理', en: 'General' },
  icon: 'grid',
  sort: 95,
})

/** Where the menus stand that a person lacks and may be granted. No page has it as its parent. */
export const onRequestGroup = definePageGroup({
  id: '99',
  parent: null,
  name: { zh: '可申请', en: 'On request' },
  icon: 'lock',
  sort: 99,
})

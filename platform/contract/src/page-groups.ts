import { definePageGroup } from './page.ts'

/**
 * The group below which several modules put pages: the operating side's desks (decision 21 of the
 * specification).
 */
export const operationsGroup = definePageGroup({
  id: '90',
  parent: null,
  name: { zh: '运营中心', en: 'Operations' },
  icon: 'desk',
  sort: 90,
})

/** The group for the data that people manage for themselves. */
export const generalGroup = definePageGroup({
  id: '80',
  parent: null,
  name: { zh: '综合管理', en: 'General' },
  icon: 'grid',
  sort: 95,
})

/** The group of menus that a person lacks and may request. It is not the parent of any page. */
export const onRequestGroup = definePageGroup({
  id: '99',
  parent: null,
  name: { zh: '可申请', en: 'On request' },
  icon: 'lock',
  sort: 99,
})

import {
  getMenuVideoList,
  queryBusinessDescription,
  queryDefaultParamSettingList,
} from '@iisp/guide/contract'
import { readMenu } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { menuNode } from '@iisp/testing/menu-node'
import { confirmReady } from '@iisp/ui/confirm'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { MenuGuide } from '../menu-guide.ts'

export const menu = readMenu(menuNode('10101', { name: '划款指令录入', path: '/transfer-money/entry' }))
export const item = (uuid: string, LABEL: string, DESCRIBECH: string, ISSHOW: '0' | '1' = '1') => ({
  uuid,
  LABEL,
  DESCRIBECH,
  ISSHOW,
})
export const associated = (id: string, coMenuPerm: '0' | '1' = '1') => ({
  id,
  name: `菜单${id}`,
  path: `/m${id}`,
  coMenuPerm,
  loginRelated: '0' as const,
})
export const guide: MenuGuide = {
  newMenuDescribe: [
    item(
      'a',
      '功能说明',
      '<p>录入划款指令 <a href="#10102">查询</a> <a href="https://x.example/">协会</a></p>',
    ),
    item('b', '草稿', '<p>不显示</p>', '0'),
  ],
  explainNotes: ['一', '二', '三', '四'].map((n) => item(`n${n}`, `问题${n}`, `<p>回答${n}</p>`)),
  commentDetailsByMenuId: { menuId: '10101', menuName: '划款指令录入', status: '3' },
  menuAssociationVOS: [
    associated('1'),
    associated('2'),
    associated('3', '0'),
    associated('4'),
    associated('5'),
  ],
  readBookByMenuId: { ID: '10101', MENUNAME: '划款指令录入', state: '0' },
  defaultMenuVO: { showNum: 3, showVisible: '0' },
  AutoOpenVOS: [],
  showDescriptionVO: { ISSHOW: '1' },
}

/** Before each test the server has the description `answer`, no settings and no videos. */
export function setUpPanel() {
  const panel = {
    answer: guide,
    server: new FakeServer(),
    show: (part: ReactElement) =>
      stage(part, { server: panel.server, at: '/x', menu: '10101', settings: { servicePhone: '95555' } }),
  }
  beforeAll(confirmReady)
  afterEach(() => void vi.unstubAllGlobals())
  beforeEach(() => {
    panel.answer = guide
    panel.server = new FakeServer()
      .answer(queryBusinessDescription, () => panel.answer)
      .answer(queryDefaultParamSettingList, () => [])
      .answer(getMenuVideoList, () => [])
  })
  return panel
}

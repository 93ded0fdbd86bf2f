import { helpTextOf } from '@iisp/contract/help-text'
import { notifications } from '../contract/pages.ts'

const workspaceText = helpTextOf('workspace')

export const noticesHelpTexts = [
  workspaceText(
    'announcements-where',
    notifications,
    [
      ['平台公告在哪里看？', '系统公告', '休市安排在哪看', '消息通知在哪里'],
      `打开[消息通知](menu:${notifications.id})，可按年份和标题查找公告，未读的有圆点；新公告发布时页面会即时提示，首页也显示未读公告。`,
    ],
    [
      ['Where are the announcements?', 'Where do I find notices?'],
      `Open [Notifications](menu:${notifications.id}) and look by year and title; what you have not read has a dot. A new one is told at once, and home shows what is unread.`,
    ],
    ['公告', '通知'],
    ['todo-board'],
  ),
]

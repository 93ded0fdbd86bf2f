import { helpTextOf } from '@iisp/contract/help-text'

const workspaceText = helpTextOf('workspace')
const serviceText = helpTextOf('service')

export const guideHelpTexts = [
  workspaceText(
    'business-description',
    null,
    [
      ['页面上方的业务说明是什么？', '展开业务说明', '业务说明每次自动弹出怎么关'],
      '每个菜单顶部可“展开业务说明”，查看功能说明、关联菜单、业务红宝书和更多说明。点击“收起且不再自动展开”后该菜单不再自动弹出，需要时可恢复。',
    ],
    [
      ['What is the business description above a page?'],
      'Each menu has one: what it does, related menus, the saved book and notes. “Collapse and do not auto-expand” keeps it closed; it can be brought back.',
    ],
    ['业务说明', '红宝书'],
    ['complaint'],
  ),
  serviceText(
    'complaint',
    null,
    [
      ['如何提出意见或投诉？', '我要投诉', '提建议'],
      '点击菜单顶部的“吐槽”，写下超过10个字的意见后“留下意见”，一分钟内不可重复提交，被采纳有额外积分；也可在人工客服中说明。对助手的某条回答不满意时，点击“没帮助”并说明原因。',
    ],
    [
      ['How do I complain or suggest something?'],
      'Press “Complain” above a menu and write more than ten characters, once a minute; an adopted one earns points. Or tell a person in the chat. About a single answer press “Not helpful” and say why.',
    ],
    ['投诉', '建议', '意见', '吐槽'],
    ['service-human', 'assistant-feedback'],
  ),
]

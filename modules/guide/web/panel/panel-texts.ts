import { defineTexts } from '@iisp/web'

/** Chinese wordings of document 001, section 2.1. */
export const panelTexts = defineTexts({
  title: ['业务说明', 'Business description'],
  back: ['返回', 'Back'],
  unfold: ['展开业务说明', 'Expand business description'],
  fold: ['收起业务说明', 'Collapse business description'],
  noData: ['暂无数据', 'No data'],
  failed: ['业务说明加载失败', 'The business description could not be loaded'],
  again: ['重试', 'Try again'],
  applet: ['手机查看', 'Open on phone'],
  appletHint: ['使用手机扫码打开本页面', 'Scan to open this page on your phone'],
  associations: ['关联菜单', 'Associated menus'],
  noPermission: ['无菜单权限，请联系管理员授权', 'No menu permission, ask the administrator to authorise'],
  book: ['业务红宝书', 'Business handbook'],
  bookKeep: ['收藏', 'Add to favourites'],
  bookLetGo: ['取消收藏', 'Remove from favourites'],
  like: ['点赞', 'Like'],
  dislike: ['点踩', 'Dislike'],
  complain: ['吐槽', 'Complain'],
  video: ['观看视频', 'Watch video'],
  notes: ['常见问题', 'Questions'],
  moreNotes: ['更多说明', 'More notes'],
  service: ['在线客服', 'Online customer service'],
  servicePhone: [
    '在线客服暂未开通，请致电{{phone}}',
    'Online customer service is not open yet, please call {{phone}}',
  ],
  serviceNone: [
    '在线客服暂未开通，请联系您的产品经理',
    'Online customer service is not open yet, please ask your product manager',
  ],
  stopOpening: ['收起且不再自动展开', 'Collapse and do not auto-expand'],
  openAgain: ['恢复自动展开', 'Auto-expand again'],
  openAgainDone: [
    '下次进入本菜单时将自动展开业务说明',
    'The description will open by itself when you next come to this menu',
  ],
  settingsShared: ['（适用于所有划款菜单）', ' (all transfer menus)'],
})

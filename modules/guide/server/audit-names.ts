import type { AuditNames } from '@iisp/contract/audit-names'

/** The audit trail's words of this module. */
export const guideAuditNames: AuditNames = {
  module: 'guide',
  actions: {
    'save-setting': ['保存个性化设置', 'Personal settings saved'],
    complain: ['提交吐槽', 'Complaint sent'],
    post: ['发布帖子', 'Post published'],
    publish: ['发布业务说明', 'Description published'],
    praise: ['评价菜单', 'Menu rated'],
    'answer-complaint': ['答复吐槽', 'Complaint answered'],
    'adopt-complaint': ['采纳吐槽', 'Complaint adopted'],
  },
  objects: {
    complaint: ['吐槽', 'Complaint'],
    post: ['帖子', 'Post'],
    'menu-guide': ['业务说明', 'Description'],
    'param-setting': ['个性化设置', 'Personal settings'],
    menu: ['菜单', 'Menu'],
  },
}

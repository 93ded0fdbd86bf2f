import { faqFields } from '@iisp/assistant/contract'
import { textsOf } from '@iisp/contract'
import { defineTexts } from '@iisp/web'

export const faqTexts = defineTexts({
  ...textsOf(faqFields),
  title: ['问答库管理', 'Help texts'],
  hint: [
    '维护助手的问答，查看并答复客户反馈。保存生成新版本，发布后对所有机构生效。',
    "Keep the assistant's texts, read and answer feedback. Saving makes a version; publishing shows it to all.",
  ],
  parts: {
    faqs: ['问答', 'Texts'],
    disliked: ['没帮助', 'Not helpful'],
    unanswered: ['未能回答', 'Unanswered'],
    liked: ['有帮助', 'Helpful'],
    modes: ['模式设置', 'Modes'],
  },
  keyword: ['关键字', 'Keyword'],
  keywordHint: ['问题或编号', 'Question or code'],
  add: ['新增问答', 'New text'],
  empty: ['暂无数据，没有符合条件的问答', 'No data: no text matches'],
  edit: ['编辑', 'Edit'],
  versions: ['版本', 'Versions'],
  publish: ['发布', 'Publish'],
  publishAsk: [
    '确定发布版本 {{n}} 吗？发布后所有机构立即可见。',
    'Publish version {{n}}? All institutions see it at once.',
  ],
  published: ['已发布', 'Published'],
  withdraw: ['下架', 'Withdraw'],
  withdrawAsk: [
    '确定下架该问答吗？下架后助手不再使用。',
    'Withdraw this text? The assistant will no longer use it.',
  ],
  pin: ['设为热门', 'Make hot'],
  unpin: ['取消热门', 'No longer hot'],
  done: ['操作成功', 'Done'],
  version: ['版本 {{n}} · {{author}} · {{at}}', 'Version {{n}} · {{author}} · {{at}}'],
  current: ['当前发布', 'Published now'],
  form: {
    title: ['编辑问答', 'Edit text'],
    new: ['新增问答', 'New text'],
    answerHelp: [
      '可使用 **强调** 与 [菜单名称](menu:菜单编号)',
      'May hold **marks** and [menu names](menu:number)',
    ],
    save: ['保存新版本', 'Save as a new version'],
    restored: ['已恢复上次未保存的内容', 'What you had typed was put back'],
    unsaved: ['修改尚未保存，确定关闭吗？', 'The changes are not saved. Close nevertheless?'],
    saved: ['已保存为版本 {{n}}，发布后生效', 'Saved as version {{n}}; publish it to show it'],
  },
  feedback: {
    state: ['处理', 'State'],
    settled: ['已处理', 'Settled'],
    open: ['待处理', 'Open'],
    reply: ['答复', 'Answer'],
    replyHint: [
      '答复将显示在提问人的助手窗口；留空则仅标记为已处理',
      "Shown in the person's assistant; empty only marks it as settled",
    ],
    settle: ['提交处理', 'Settle'],
    empty: ['暂无数据，没有相应的反馈', 'No data: nothing of this kind'],
    detail: ['反馈详情', 'Feedback'],
    none: ['（未填写）', '(nothing said)'],
    replied: ['{{name}}：{{reply}}', '{{name}}: {{reply}}'],
    toFaq: ['新增为问答', 'Make a help text of it'],
  },
  modes: {
    qa: ['启用大模型回答', 'Let the language model answer'],
    qaHint: ['关闭时由机器人回答。{{state}}', 'The robot answers while it is off. {{state}}'],
    ready: ['模型服务已配置。', 'A model is set up.'],
    notReady: [
      '模型服务尚未配置，启用后仍由机器人回答。',
      'No model is set up: the robot goes on answering.',
    ],
    function: ['功能模式', 'Function mode'],
    functionHint: [
      '回答中的菜单名称可直接打开有权限的菜单。',
      'Names of menus in answers open the menus that the person may open.',
    ],
    voice: ['语音输入：{{state}}', 'Voice input: {{state}}'],
    voiceOn: ['已配置', 'set up'],
    voiceOff: ['未配置', 'not set up'],
  },
})

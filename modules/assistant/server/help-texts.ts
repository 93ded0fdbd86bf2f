import { helpTextOf, pinned } from '@iisp/contract/help-text'

const serviceText = helpTextOf('service')

export const assistantHelpTexts = [
  pinned(
    serviceText(
      'service-human',
      null,
      [
        ['如何联系人工客服？', '转人工', '客服电话是多少', '我要找人工', '在线客服工作时间'],
        '点击本窗口的“人工客服”，说明问题后即可排队接入，可看到排队位置；服务时间显示在同一页，开通了客服电话的也一并显示。非服务时间可留言，工作日答复。',
      ],
      [
        ['How do I reach a person?', 'Customer service phone number', 'Talk to a human'],
        'Choose “Talk to a person” in this window, say what it is about and you join the queue. The hours stand there, and the phone number where there is one; outside them leave a message.',
      ],
      ['人工', '客服', '电话'],
      ['service-hours', 'assistant-what'],
    ),
  ),
  serviceText(
    'service-hours',
    null,
    [
      ['客服几点上班？', '周末有客服吗', '客服服务时间'],
      '人工客服在法定工作日08:30至17:30服务，以“人工客服”页显示的为准；机器人全天可用。',
    ],
    [
      ['When is customer service open?'],
      'People answer on working days from 08:30 to 17:30, as the page says; the robot answers all day.',
    ],
    ['上班', '服务时间'],
    ['service-human'],
  ),
  serviceText(
    'assistant-what',
    null,
    [
      ['智能助手能做什么？', '你会什么', '你能做什么', '你是谁', '你好', '助手怎么用', '使用帮助'],
      '我可以回答平台使用问题，给出相关菜单和后续问题。开启智能问答后，还可以在您的权限范围内查询您的指令、余额和待办并作说明。我不会替您提交、复核或签发任何业务。',
    ],
    [
      ['What can the assistant do?', 'What can you do?', 'Who are you?', 'Hello', 'Help'],
      'I answer questions about the portal and name menus and further questions. With the language model on I can look up your own orders, balances and to-dos as far as you may. I never submit, review or sign anything for you.',
    ],
    ['助手', '机器人', '帮助'],
    ['service-human', 'assistant-feedback'],
  ),
  serviceText(
    'assistant-feedback',
    null,
    [
      ['回答不对如何反馈？', '给回答点赞或点踩', '答案没有帮助'],
      '点击回答下方的“有帮助”或“没帮助”，没帮助时可补充说明。运营人员会查看并答复，答复会显示在本窗口。',
    ],
    [
      ['An answer was wrong. How do I say so?'],
      'Press “Helpful” or “Not helpful” below it and say what was wrong. The operating side reads it, and its reply appears in this window.',
    ],
    ['反馈', '点赞', '点踩'],
    ['service-human'],
  ),
  serviceText(
    'assistant-voice',
    null,
    [
      ['如何语音提问？', '麦克风没有权限', '语音输入', '无法获取录音权限'],
      '点击输入框旁的麦克风，同意使用后说话，停顿约1秒自动结束，文字填入输入框后由您确认发送。若提示无法获取录音权限，请在浏览器地址栏左侧的网站设置中允许麦克风。',
    ],
    [
      ['How do I ask by voice?', 'The microphone is not permitted'],
      'Press the microphone, agree and speak; after a second of silence the text stands in the field for you to send. If access is refused, allow the microphone in the site settings of your browser.',
    ],
    ['语音', '麦克风', '录音'],
    ['assistant-what'],
  ),
  serviceText(
    'assistant-window',
    null,
    [
      ['助手窗口挡住内容怎么办？', '如何移动客服窗口', '窗口大小可以调整吗'],
      '拖动窗口标题即可移动，拖动右下角可调整大小；也可聚焦标题或右下角后用方向键调整。点击“在页签中打开”可全屏使用，点击“收起”后对话会保留。',
    ],
    [
      ['The assistant covers the page. Can I move it?'],
      'Drag its title to move it and its corner to resize it, or focus them and use the arrow keys. It also opens as a page of its own; the talk is kept.',
    ],
    ['窗口', '移动'],
    ['assistant-what'],
  ),
]

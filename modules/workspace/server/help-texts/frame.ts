import { helpTextOf } from '@iisp/contract/help-text'

const safetyText = helpTextOf('safety')
const workspaceText = helpTextOf('workspace')

/** Help texts on the portal's frame. */
export const frameHelpTexts = [
  safetyText(
    'watermark',
    null,
    [
      ['页面上的水印是什么？', '能去掉水印吗'],
      '页面水印为当前账号、姓名和日期，用于防止信息外泄，不能关闭，也不影响操作。',
    ],
    [
      ['What is the watermark on the pages?'],
      'It shows account, name and date to protect the information. It cannot be turned off and does not disturb.',
    ],
    ['水印'],
    ['data-scope'],
  ),
  workspaceText(
    'menu-search',
    null,
    [
      ['如何快速找到一个功能？', '怎么搜索菜单', '全局搜索在哪', 'Ctrl+K 是什么'],
      '按 Ctrl+K（Mac 为 ⌘K）或点击顶部“搜索”，输入菜单名称、拼音首字母或编号，用上下键选择、回车打开。例如输入 hkzl 即可找到划款指令相关菜单。',
    ],
    [
      ['How do I find a function quickly?', 'Search for a menu', 'What does Ctrl+K do?'],
      'Press Ctrl+K (⌘K on a Mac) or the search at the top. Type a name, pinyin initials or a number, choose with the arrow keys and open with Enter.',
    ],
    ['搜索', '快捷键'],
    ['workspace-tabs'],
  ),
  workspaceText(
    'workspace-tabs',
    null,
    [
      ['最多可以打开多少个页签？', '打开的页面太多会怎样', '页签被自动关闭'],
      '除首页外最多保留的页签数由平台设置，默认20个。超出时会关闭最早打开的页签；若它有未保存的内容，会先请您确认。',
    ],
    [
      ['How many tabs can be open?', 'A tab was closed by itself'],
      'Besides home as many tabs stay open as the installation allows, 20 by default. Beyond that the oldest is closed; one with unsaved input is asked about first.',
    ],
    ['页签', '标签页'],
    ['workspace-tab-tools', 'unsaved-mark'],
  ),
  workspaceText(
    'workspace-tab-tools',
    null,
    [
      ['如何批量关闭页签？', '怎么关闭其他页面', '页签如何拖动排序', '如何刷新当前页签'],
      '在页签上点击右键，可重新加载、关闭当前、其他、左侧、右侧或全部页签；中键点击可直接关闭，左右拖动可调整顺序。',
    ],
    [
      ['How do I close several tabs?', 'Reload or reorder tabs'],
      'Right-click a tab to reload it or to close it, the others, those to its left or right, or all. The middle button closes one; drag a tab to move it.',
    ],
    ['关闭页签', '拖动', '刷新'],
    ['workspace-tabs'],
  ),
  workspaceText(
    'unsaved-mark',
    null,
    [
      ['页签上的小圆点是什么意思？', '未保存的内容会丢失吗', '关闭页面时提示未保存'],
      '圆点表示该页面有未保存的内容。关闭、刷新或退出前平台会先提示您，选择“返回编辑”可继续填写。',
    ],
    [
      ['What is the dot on a tab?', 'Is unsaved input lost?'],
      'The dot marks unsaved input. Before closing, reloading or signing out you are asked; “Back to editing” keeps it.',
    ],
    ['未保存', '圆点'],
    ['draft-restore'],
  ),
  workspaceText(
    'todo-board',
    null,
    [
      ['待办事项在哪里查看？', '如何查看我的待办', '首页待办数字是什么', '待办怎么处理'],
      '首页“我的待办”按类型列出待您处理的事项和笔数，顶部的待办图标也可随时查看。点击一项会打开对应菜单并定位到待处理的内容；有新待办时数字会自动更新，无需刷新。',
    ],
    [
      ['Where do I see my to-dos?', 'What are the numbers on the home page?'],
      'Home lists what waits for you by kind with its count; the icon at the top shows the same anywhere. An item opens its menu. Counts rise by themselves, no reload is needed.',
    ],
    ['待办', '提醒'],
    ['review-how', 'sign-how'],
  ),
  workspaceText(
    'theme',
    null,
    [
      ['如何切换深色模式？', '怎么换主题颜色', '夜间模式', '更换皮肤'],
      '点击顶部的外观图标，可选择浅色、深色或跟随系统，并在6种主题颜色中选择。主题颜色按账号保存，换一台电脑登录同样有效。',
    ],
    [
      ['How do I switch to dark mode?', 'Change the theme colour'],
      "The appearance icon at the top offers light, dark or the system's choice, and six colours. The colour is kept with your account.",
    ],
    ['深色', '主题', '外观', '颜色'],
    ['language'],
  ),
  workspaceText(
    'language',
    null,
    [
      ['如何切换英文界面？', '怎么切换语言', '中英文切换'],
      '点击顶部的语言图标选择“English”或“中文”，界面会立即切换，无需重新登录。',
    ],
    [
      ['How do I switch the language?', 'Chinese or English'],
      'Press the language icon at the top and choose. The portal follows at once.',
    ],
    ['语言', '英文', 'English'],
    ['theme'],
  ),
  workspaceText(
    'menu-fold',
    null,
    [
      ['左侧菜单可以收起吗？', '如何收起菜单栏', '屏幕太窄菜单不见了'],
      '点击左上角的菜单按钮可收起或展开菜单。窗口较窄时菜单会自动隐藏，点击同一按钮即可浮出。',
    ],
    [
      ['Can the menu be folded?', 'The menu has gone in a narrow window'],
      'The button at the top left folds and unfolds the menu. In a narrow window it is hidden and opens over the page.',
    ],
    ['菜单', '收起'],
    ['menu-search'],
  ),
  workspaceText(
    'upgrade-notice',
    null,
    [
      ['提示系统已升级需要刷新怎么办？', '版本更新提示', '页面要求刷新'],
      '平台更新后会提示刷新。请先保存正在填写的内容再刷新；有未保存内容时平台不会自动刷新。',
    ],
    [
      ['The portal asks me to refresh after an upgrade'],
      'After an upgrade the portal asks for a refresh. Save what you are writing first; it never reloads over unsaved input.',
    ],
    ['升级', '版本', '刷新'],
    ['unsaved-mark'],
  ),
  workspaceText(
    'browser-support',
    null,
    [
      ['支持哪些浏览器？', '浏览器版本要求', '页面显示不正常'],
      '支持 Chrome 86 及以上版本和同等内核的 Edge、360极速、QQ 等浏览器（极速模式）。版本过低时登录页会提示，请升级浏览器后使用。',
    ],
    [
      ['Which browsers are supported?'],
      'Chrome 86 and newer, and browsers built on it such as Edge. The sign-in page says when yours is too old.',
    ],
    ['浏览器', 'Chrome'],
    ['network-slow'],
  ),
  workspaceText(
    'network-slow',
    null,
    [
      ['页面加载慢或提示网络拥挤怎么办？', '提示网络有点拥挤', '系统繁忙', '网络连接超时'],
      '请先检查本地网络，稍候重试；页面加载失败时可点击“重试”。提交类操作因网络中断没有得到结果时，再次提交同一内容不会重复生成，可放心重试。仍未解决请联系人工客服，并提供提示中的代码。',
    ],
    [
      ['The portal is slow or the network is crowded', 'The system is busy'],
      'Check your network and try again. If a submission got no answer, submitting the same content again does not create it twice. If it persists, tell customer service the code shown.',
    ],
    ['网络', '卡顿', '超时'],
    ['service-human'],
  ),
  workspaceText(
    'live-updates',
    null,
    [
      ['需要手动刷新才能看到最新状态吗？', '状态会自动更新吗', '实时更新'],
      '不需要。指令状态或待办发生变化时，打开的页面会自动更新；若电脑休眠或断网，恢复后会重新取得最新数据。',
    ],
    [
      ['Do I have to refresh to see the newest state?'],
      'No. Open pages follow when orders or to-dos change. After sleep or a lost network they catch up by themselves.',
    ],
    ['自动更新', '刷新'],
    ['todo-board'],
  ),
]

import type { ArticleCategory, ListedKind } from '../../contract/kinds.ts'
import type { WrittenArticle } from '../write-articles.ts'

type Both = readonly [zh: string, en: string]
const of =
  (kind: ListedKind) =>
  (key: string, category: ArticleCategory, title: Both, [zh, en]: Both, fileId?: string): WrittenArticle => ({
    kind,
    key,
    category,
    title,
    body: [`<p>${zh}</p>`, `<p>${en}</p>`],
    ...(fileId !== undefined && { fileId }),
  })
const help = of('help')
const guide = of('guide')
const download = of('download')

export const listedArticles: readonly WrittenArticle[] = [
  help(
    'forgot-password',
    'account',
    ['忘记密码怎么办？', 'I forgot my password'],
    [
      '在登录页点击“忘记密码”，填写邮箱账号并完成拼图，再输入手机和邮箱收到的验证码，即可设置新密码。账号没有登记手机号的，请联系贵机构管理员。',
      'On the login page choose the link for a forgotten password, give your account and solve the puzzle. With the codes sent to your phone and your mail you set a new one. Without a registered phone, ask your administrator.',
    ],
  ),
  help(
    'strong-login',
    'account',
    ['为什么有的菜单要求短信或 UKEY 登录？', 'Why do some menus need SMS or a key?'],
    [
      '部分菜单只在短信登录或 UKEY 登录后开放。已用密码登录的，请先退出，再选择短信登录或 UKEY 登录。',
      'Some menus open only after a sign-in by SMS or hardware key. If you signed in with your password, sign out and choose one of these.',
    ],
  ),
  help(
    'transfer-date',
    'transfer',
    ['划款日期可以选哪几天？', 'Which transfer dates can I choose?'],
    [
      '今日起30日内的工作日。当日截止时间已过时页面会提示，请改选下一工作日。',
      'Working days within 30 days from today. The page warns when today’s cut-off has passed; choose the next working day then.',
    ],
  ),
  help(
    'available-balance',
    'transfer',
    ['可用余额为什么少于账户余额？', 'Why is less available than the balance?'],
    [
      '可用余额等于账户余额减去已冻结金额。提交指令时冻结，划款成功后扣减，退回、作废或失败后释放。',
      'Available is the balance less what is frozen. Submitting freezes an amount; it is deducted when paid and released by a return, a void or a failure.',
    ],
  ),
  help(
    'returned-order',
    'transfer',
    ['指令被退回后怎样处理？', 'My order was returned'],
    [
      '在“划款指令查询”打开该指令查看退回原因，修改后重新提交。已作废的指令不能修改，可以复制成一笔新指令。',
      'Open it in Transfer orders, read the reason, change it and submit it again. A void order cannot be changed; copy it into a new one.',
    ],
  ),
  help(
    'opening-progress',
    'opening',
    ['开户办到哪一步了？', 'How far is my account opening?'],
    [
      '在“证券账户开户”列表中点击“进度”，可以看到各步骤的时间、办理人、快递单号和可下载的材料。',
      'Press Progress in Securities account opening: it shows each step with time and person, the courier number, and papers to download.',
    ],
  ),
  help(
    'opening-urge',
    'opening',
    ['开户太慢，可以催办吗？', 'Can I urge an opening?'],
    [
      '可以。在列表中点击该申请的“催办”，填写说明后提交。同一申请每天可催办一次。',
      'Yes. Press Urge at the application and say what it is about; once a day for each application.',
    ],
  ),
  help(
    'exports',
    'platform',
    ['导出的文件在哪里？', 'Where are my exported files?'],
    [
      '列表导出后在“下载中心”生成文件，完成后即可下载。较大的导出需要等待，期间可以继续其他操作。',
      'Exports are prepared in the Download centre and saved there when they are done. Large ones take a while; you can go on working.',
    ],
  ),
  guide(
    'enter-transfer',
    'transfer',
    ['录入一笔划款指令', 'Enter a transfer order'],
    [
      '打开“划款指令录入”，选择划款类型和产品，核对托管账户与可用余额；选择收付款账户，填写金额、日期、联系人并上传附件；提交前核对收款方、大写金额和日期。',
      'Open New transfer order, choose type and product, and check the custody account and its balance. Choose the other account, give amount, date and contact, attach documents. Before you submit, compare payee, amount in words and date.',
    ],
  ),
  guide(
    'open-account',
    'opening',
    ['申请开立证券账户', 'Apply for a securities account'],
    [
      '打开“证券账户开户”，点击“新增开户申请”；选择产品、经纪商和账户类型，填写联系人并上传材料；由管理员或法定代表人用手机扫码核验身份后提交。暂不提交的可以先保存。',
      'Open Securities account opening and press New account. Choose product, broker and account type, give a contact and upload the papers. The administrator or legal representative proves their identity with a phone; then submit, or save for later.',
    ],
  ),
  guide(
    'read-notices',
    'platform',
    ['查看公告与消息', 'Read announcements and messages'],
    [
      '打开“消息通知”，公告可按年份和标题查找；点击标题阅读全文，打开后即记为已读。',
      'Open Notifications. Announcements are found by year and title; press a title to read one, which marks it as read.',
    ],
  ),
  download(
    'guide-ukey',
    'account',
    ['UKEY 登录指引', 'Guide to signing in by hardware key'],
    [
      '准备、登录步骤与常见问题。HTML 文件，可用浏览器打开和打印。',
      'Preparation, steps and frequent problems, in Chinese. An HTML file, opened and printed by a browser.',
    ],
    'guide-ukey',
  ),
  download(
    'guide-transfer',
    'transfer',
    ['划款指令操作要点', 'Transfer orders in short'],
    [
      '录入前的准备、各要素的要点以及提交后的流程。HTML 文件，可用浏览器打开和打印。',
      'What to prepare, what the fields need and what follows, in Chinese with an English summary. An HTML file, opened and printed by a browser.',
    ],
    'guide-transfer',
  ),
  download(
    'guide-tghhk',
    'account',
    ['托管户网银协议签署指引', 'Guide to the custody online-banking agreement'],
    [
      '协议签署的步骤。HTML 文件，可用浏览器打开和打印。',
      'How the agreement is signed, in Chinese. An HTML file, opened and printed by a browser.',
    ],
    'guide-tghhk',
  ),
]
